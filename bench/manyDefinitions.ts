import { startingDefinition } from '../tools/newCalculator.ts'

const MATERIALS = 'gravel timber plaster gypsum marble asphalt bamboo mortar granite ballast'.split(
  ' ',
)
const PARTS =
  'driveway ceiling septic-tank staircase foundation fence water-tank kitchen veranda borehole'.split(
    ' ',
  )
const WAYS = 'cost volume weight quantity labour delivery coverage thickness curing budget'.split(
  ' ',
)

/**
 * Starting definitions, as file name and source. Their names, which come with every page, differ in words as
 * real ones would: names that repeat would compress better than real ones do.
 */
export function manyDefinitions(count: number): [name: string, source: string][] {
  return Array.from({ length: count }, (_, index) => {
    const words = [MATERIALS, PARTS, WAYS].map((all, at) => all[Math.floor(index / 10 ** at) % 10])
    const round = Math.floor(index / 1000)
    const slug = [...words, ...(round > 0 ? [round + 1] : []), 'calculator'].join('-')
    return [`${slug}.ts`, startingDefinition(slug)]
  })
}
