import type { Calculator } from './compiled.ts'
import { titleCase } from './slug.ts'

/** A calculator for the menu and the router: it comes with every page. */
export interface CatalogEntry extends Pick<Calculator, 'slug'> {
  /** Its name in the menu. */
  name: string
  /** Its name in the breadcrumb, where that is another than the slug in words. */
  breadcrumb?: string
  /** The language of its words, where that is not the page's. */
  lang?: string
}

export function catalogEntry({ slug, title }: Calculator): CatalogEntry {
  const { menu: name, breadcrumb } = title
  return { slug, name, ...(breadcrumb !== titleCase(slug) && { breadcrumb }) }
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
