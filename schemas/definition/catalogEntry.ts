import type { Calculator, CalculatorWithGuidance } from './compiled.ts'

/** A calculator for the menu and the router: it comes with every page, and imports the rest of the calculator. */
export interface CatalogEntry extends Pick<Calculator, 'slug' | 'lang'> {
  /** Its name, as the menu has it. */
  name: string
  importCalculator: () => Promise<{
    default: Calculator
    /** Imports its guide too. */
    importWithGuidance: () => Promise<CalculatorWithGuidance>
  }>
}

/** A calculator on the home page. */
export interface CatalogCard extends Pick<Calculator, 'slug' | 'title' | 'summary' | 'icon'> {
  /** Its purpose in one line: the first sentence of the summary, as a label. */
  purpose: string
  /** The language of its words, where that is not the page's. */
  lang?: string
}

export function catalogCard(calculator: Calculator): CatalogCard {
  const { slug, title, summary, icon } = calculator
  const [purpose = summary] = summary.split(/\.(?= |$)/)
  return { slug, title, summary, purpose, icon }
}

/** The words by which the search finds a calculator, in every language of the site. */
export interface SearchEntry extends Pick<Calculator, 'slug' | 'keywords'> {
  names: string
  summary: string
}

/** @param inLanguages one calculator in each language; the keywords are the same in all. */
export function searchEntry(
  calculator: Calculator,
  inLanguages: readonly Pick<Calculator, 'title' | 'summary'>[],
): SearchEntry {
  return {
    slug: calculator.slug,
    keywords: calculator.keywords,
    names: inLanguages.map(({ title }) => `${title.page} ${title.menu}`).join(' '),
    summary: inLanguages.map(({ summary }) => summary).join(' '),
  }
}
