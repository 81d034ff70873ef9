const MATERIALS =
  'Gravel, Timber, Plaster, Gypsum, Marble, Asphalt, Bamboo, Mortar, Granite, Ballast'.split(', ')
const PARTS =
  'Driveway, Ceiling, Septic Tank, Staircase, Foundation, Fence, Water Tank, Kitchen, Veranda, Borehole'.split(
    ', ',
  )
const WAYS =
  'Cost, Volume, Weight, Quantity, Labour, Delivery, Coverage, Thickness, Curing, Budget'.split(
    ', ',
  )
const SUMMARIES = [
  'How much to order and how many lorries bring it',
  'What to buy before the fundi comes on Monday',
  'Bags, buckets and wheelbarrows for the whole job',
  'Square metres, with an allowance for what breaks',
  'Metres to cut and pieces left over at the end',
  'Litres per coat and tins to carry home',
  'Loads, trips and tonnes for a narrow road',
  'Sheets along the slope and nails to fix them',
  'Blocks per course and courses per wall',
  'Kilograms of steel in every running metre',
]

/**
 * Definitions that differ in their words as real ones would, as file name and source: texts that
 * repeat would compress better than real ones do.
 */
export function manyDefinitions(count: number): [name: string, source: string][] {
  return Array.from({ length: count }, (_, index) => {
    const material = pick(MATERIALS, index)
    const part = pick(PARTS, Math.floor(index / 10))
    const way = pick(WAYS, Math.floor(index / 100))
    const round = Math.floor(index / 1000)
    const name = [material, part, way, ...(round > 0 ? [`No. ${round + 1}`] : [])].join(' ')
    const slug = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-calculator`
    const summary = `${pick(SUMMARIES, index * 7 + Math.floor(index / 10))}: ${part.toLowerCase()} in ${material.toLowerCase()}, by ${way.toLowerCase()}.`
    return [`${slug}.ts`, sourceOf(name, summary, 1000 + index)]
  })
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? ''
}

function sourceOf(name: string, summary: string, order: number): string {
  const definition = {
    title: { page: `${name} Calculator`, menu: name },
    summary,
    order,
    fields: {
      length: { kind: 'number', label: 'Length', unit: 'm', accepts: 'positive' },
      width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
      wastage: {
        kind: 'number',
        label: 'Wastage',
        unit: '%',
        default: '10',
        accepts: { minimum: '0' },
      },
    },
    formulas: {
      area: { unit: 'm²', is: 'length * width' },
      total: { unit: 'm²', is: 'area * (1 + wastage / percent)' },
    },
    results: [
      { of: 'area', label: 'Area', decimals: 2 },
      { of: 'total', label: 'To order with {wastage}% wastage', decimals: 2, emphasis: 'key' },
    ],
    whenInvalid: 'clear',
    whenChanged: 'keep',
    empty: 'Enter dimensions to see your results.',
    examples: {
      small: {
        name: `A small job: ${name.toLowerCase()}`,
        given: { length: '4', width: '2.5' },
        expect: { area: '10.00', total: '11.00' },
      },
      large: {
        name: `A large job: ${name.toLowerCase()}`,
        given: { length: '40', width: '25', wastage: '5' },
        expect: { area: '1,000.00', total: '1,050.00' },
      },
    },
    assumptions: [`${name} is counted by area.`],
    guide: {
      heading: `How to work out ${name.toLowerCase()}`,
      steps: ['Measure the length and the width.', 'Press Calculate.'],
    },
    faqs: ['How much', 'How long', 'How many'].map((question) => ({
      question: `${question} for ${name.toLowerCase()}?`,
      answer: `{small.total} m² for a small job of {small.area} m².`,
    })),
  }
  return [
    "import { defineCalculator } from '../schemas/definition/calculator.ts'",
    `export default defineCalculator(${JSON.stringify(definition, null, 2)})`,
    '',
  ].join('\n')
}
