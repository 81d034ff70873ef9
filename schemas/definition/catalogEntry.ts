import type { CheckedCalculator } from './compiled.ts'

/** What the menu and the router need of a calculator: it comes with every page. */
export type CatalogEntry = Pick<CheckedCalculator, 'slug' | 'title' | 'category' | 'order'>

export function catalogEntry({ slug, title, category, order }: CheckedCalculator): CatalogEntry {
  return { slug, title, category, order }
}

/** What the home page shows of a calculator besides, and finds it by. */
export interface CatalogCard
  extends Pick<CheckedCalculator, 'slug' | 'summary' | 'icon' | 'keywords'> {
  /** What it is for, in one line: the first sentence of the summary, as a label. */
  purpose: string
}

export function catalogCard(calculator: CheckedCalculator): CatalogCard {
  const { slug, summary, icon, keywords } = calculator
  const [purpose = summary] = summary.split(/\.(?= |$)/)
  return { slug, summary, purpose, icon, keywords }
}
