import type { Calculator, CalculatorWithGuidance } from './compiled.ts'

/** A calculator for the menu and the router: it comes with every page, and imports the rest of the calculator. */
export interface RegistryEntry extends Pick<Calculator, 'slug' | 'lang'> {
  /** Its name, as the menu has it. */
  name: string
  importCalculator: () => Promise<{
    default: Calculator
    /** Imports its guide too. */
    importWithGuidance: () => Promise<CalculatorWithGuidance>
  }>
}

/** A calculator on the home page, with its purpose in one line: the first sentence of the summary, as a label. */
export function catalogCard(
  calculator: Pick<Calculator, 'slug' | 'title' | 'summary' | 'icon' | 'lang'>,
) {
  const { slug, title, summary, icon, lang } = calculator
  const [purpose = summary] = summary.split(/\.(?= |$)/)
  return { slug, title, summary, purpose, icon, lang }
}

/**
 * The words by which the search finds a calculator, in every language of the site.
 *
 * @param inLanguages one calculator in each language; the keywords are the same in all.
 */
export function searchEntry(
  { slug, keywords }: Calculator,
  inLanguages: readonly Pick<Calculator, 'title' | 'summary'>[],
) {
  return {
    slug,
    keywords,
    names: inLanguages.map(({ title }) => `${title.page} ${title.menu}`).join(' '),
    summary: inLanguages.map(({ summary }) => summary).join(' '),
  }
}
