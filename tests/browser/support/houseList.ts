import { writeList } from '../../../src/permalink/listText.ts'
import { calculators } from '../../export/support.ts'
import { listed, listOf, sumsOf } from '../../list/support.ts'

/** A list's text with an example of each calculator, which take so many materials and more. */
export function houseOf(materials: number): string {
  const estimates = calculators.flatMap(({ slug, title, examples }) =>
    Object.values(examples).map(({ given }, at) => listed(slug, `${title.menu} ${at + 1}`, given)),
  )
  for (let length = 1; length <= estimates.length; length += 1) {
    const list = { ...listOf(...estimates.slice(0, length)), title: 'Mama Njeri' }
    if (Object.keys(sumsOf(list)).length >= materials) {
      return writeList(list, { 'price-cement': '750', 'price-sand': '2500' })
    }
  }
  throw new Error(`All examples together take fewer than ${materials} materials`)
}
