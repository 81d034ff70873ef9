import type { CheckedCalculator } from './compiled.ts'
import { titleCase } from './slug.ts'

/** The part of a calculator that the menu and the router need: it comes with every page. */
export interface CatalogEntry extends Pick<CheckedCalculator, 'slug'> {
  /** Its name in the menu. */
  name: string
  /** Its name in the breadcrumb, where that is another than the slug in words. */
  breadcrumb?: string
  /** The language of its words, where that is not the page's. */
  lang?: string
}

export function catalogEntry({ slug, title }: CheckedCalculator): CatalogEntry {
  const { menu: name, breadcrumb } = title
  return { slug, name, ...(breadcrumb !== titleCase(slug) && { breadcrumb }) }
}

/** The part of a calculator that the home page shows besides, and searches. */
export interface CatalogCard
  extends Pick<CheckedCalculator, 'slug' | 'title' | 'summary' | 'icon' | 'keywords'> {
  /** Its purpose, in one line: the first sentence of the summary, as a label. */
  purpose: string
  /** The language of its words, where that is not the page's. */
  lang?: string
}

export function catalogCard(calculator: CheckedCalculator): CatalogCard {
  const { slug, title, summary, icon, keywords } = calculator
  const [purpose = summary] = summary.split(/\.(?= |$)/)
  return { slug, title, summary, purpose, icon, keywords }
}
