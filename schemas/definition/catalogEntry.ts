import type { Calculator } from './compiled.ts'

/** A calculator for the menu and the router: it comes with every page. */
export interface CatalogEntry extends Pick<Calculator, 'slug'> {
  /** Its name, as the menu has it. */
  name: string
  /** The language of its words, where that is not the page's. */
  lang?: string
}

export function catalogEntry({ slug, title }: Calculator): CatalogEntry {
  return { slug, name: title.menu }
}

/** A calculator on the home page, and the words by which the search finds it. */
export interface CatalogCard
  extends Pick<Calculator, 'slug' | 'title' | 'summary' | 'icon' | 'keywords'> {
  /** Its purpose in one line: the first sentence of the summary, as a label. */
  purpose: string
  /** The language of its words, where that is not the page's. */
  lang?: string
}

export function catalogCard(calculator: Calculator): CatalogCard {
  const { slug, title, summary, icon, keywords } = calculator
  const [purpose = summary] = summary.split(/\.(?= |$)/)
  return { slug, title, summary, purpose, icon, keywords }
}
