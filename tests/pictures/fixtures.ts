import { checkDefinition } from '../../schemas/check/checkDefinition.ts'
import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'

/*
 * A calculator with a value of each kind that some parts of pictures need. Its results have no meaning.
 */

type Picture = NonNullable<DefinitionInput['picture']>

const metres = (label: string, given: string) =>
  ({ kind: 'number', label, unit: 'm', accepts: 'positive', default: given }) as const
const millimetres = (label: string, given: string, minimum?: '0') =>
  ({
    kind: 'number',
    label,
    unit: 'mm',
    accepts: minimum ? { minimum } : 'positive',
    default: given,
  }) as const
const count = (label: string, given: string) =>
  ({ kind: 'number', label, unit: '1', accepts: 'positive', default: given }) as const

const yard = {
  title: { page: 'Yard Calculator', menu: 'Yard' },
  summary: 'What a yard takes.',
  order: 1,
  fields: {
    long: metres('Length', '6'),
    wide: metres('Width', '4'),
    deep: millimetres('Depth', '300'),
    thin: millimetres('Blinding', '50', '0'),
    pieceLong: millimetres('Piece length', '200'),
    pieceWide: millimetres('Piece width', '100'),
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      accepts: { minimum: '0' },
      default: '5',
    },
    steps: count('Steps', '8'),
    shape: {
      kind: 'choice',
      label: 'Shape',
      default: 'square',
      units: { part: '1' },
      options: {
        square: { label: 'Square', values: { part: '1' } },
        round: { label: 'Round', values: { part: '0.785' } },
      },
      assumption: 'For the test.',
    },
  },
  formulas: {
    area: { unit: 'm²', is: 'long * wide * shape.part' },
    hardcore: { unit: 'm³', is: 'area * deep / mmPerM' },
    blinding: { label: 'Volume of blinding', unit: 'm³', is: 'area * thin / mmPerM' },
    rest: { unit: 'm', is: '(deep - thin) / mmPerM' },
    pieces: {
      unit: 'block',
      is: 'ceil(area * (1 + wastage / percent) / (pieceLong * pieceWide / mmPerM^2))',
    },
    columns: { unit: '1', is: 'ceil(long / (pieceWide / mmPerM))' },
    along: { unit: 'bar', is: 'ceil(steps) + 1' },
  },
  results: [
    { of: 'area', label: 'Area', decimals: 2 },
    { of: 'hardcore', label: 'Hardcore', decimals: 2, emphasis: 'key' },
    { of: 'blinding', label: 'Blinding', decimals: 2 },
    {
      of: 'rest',
      label: 'Rest',
      decimals: 2,
      mayBeNegative: 'The blinding may be thicker than all.',
    },
    { of: 'pieces', label: 'Pieces', decimals: 0 },
    { of: 'columns', label: 'Columns', decimals: 0 },
    { of: 'along', label: 'Bars', decimals: 0 },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  examples: {
    yard: {
      name: 'A yard',
      given: {},
      expect: {
        area: '24.00',
        hardcore: '7.20',
        blinding: '1.20',
        rest: '0.25',
        pieces: '1,260',
        columns: '60',
        along: '9',
      },
    },
    round: {
      name: 'A round yard',
      given: { shape: 'round', wide: '6' },
      expect: {
        area: '28.26',
        hardcore: '8.48',
        blinding: '1.41',
        rest: '0.25',
        pieces: '1,484',
        columns: '60',
        along: '9',
      },
    },
  },
  guide: { heading: 'How to measure a yard', steps: ['Measure it.', 'Press Calculate.'] },
  faqs: [
    { question: 'How long?', answer: 'As long as it is.' },
    { question: 'How wide?', answer: 'As wide as it is.' },
    { question: 'How deep?', answer: 'As deep as it is.' },
  ],
} satisfies DefinitionInput

/** The calculator with a picture, checked as the build checks it. */
export function yardWith(picture: Picture): CalculatorWithGuidance {
  return checkDefinition('calculators/yard.ts', 'yard', { ...yard, picture })
}

/** Parts whose words or drawing a test looks at by themselves. */
export const parts = {
  surface: [
    {
      part: 'surface',
      alt: 'A yard of {long} by {wide}{toScale}',
      length: 'long',
      height: 'wide',
      material: 'block',
      pieces: {
        noun: 'block',
        length: 'pieceLong',
        height: 'pieceWide',
        cut: 'at the edges',
        total: 'pieces',
        wastage: 'wastage',
      },
    },
  ],
  column: [
    {
      part: 'box',
      alt: 'A column of {pieceLong} by {pieceLong}, {wide} high{toScale}',
      length: 'pieceLong',
      width: 'pieceLong',
      height: 'wide',
      material: 'concrete',
      caption: '{steps:column}',
    },
  ],
  block: [{ part: 'box', length: 'long', width: 'wide', height: 'deep', material: 'earth' }],
  cylinder: [
    {
      part: 'cylinder',
      visibleWhen: { shape: ['round'] },
      diameter: 'pieceLong',
      height: 'wide',
      material: 'concrete',
      caption: '{steps:column}',
    },
  ],
  layers: [
    {
      part: 'layers',
      layers: [
        { depth: 'thin', material: 'murram', label: 'murram {thin}' },
        { depth: 'deep', material: 'hardcore', label: 'hardcore {deep}' },
        { material: 'earth', label: 'ground' },
      ],
    },
  ],
  stairs: [
    {
      part: 'stairs',
      steps: 'steps',
      riser: 'pieceLong',
      tread: 'deep',
      waist: 'pieceWide',
      material: 'concrete',
      caption: '{steps:step}',
    },
  ],
  grid: [
    {
      part: 'grid',
      length: 'long',
      width: 'wide',
      spacing: 'pieceLong',
      cover: 'thin',
      noun: 'bar',
      along: 'along',
      across: 'along',
    },
  ],
  section: [
    {
      part: 'section',
      width: 'pieceLong',
      depth: 'deep',
      cover: 'thin',
      bars: [{ count: 'steps', diameter: 'pieceWide', label: '{steps:bar} of {pieceWide}' }],
    },
  ],
  sectionWithRing: [
    {
      part: 'section',
      alt: 'A beam of {pieceLong} by {deep}{toScale}',
      width: 'pieceLong',
      depth: 'deep',
      cover: 'thin',
      ring: { diameter: 'thin', label: 'ring of {thin}' },
      bars: [
        { count: 'along', diameter: 'pieceWide', at: 'top', label: '{along:bar} at the top' },
        { count: 'steps', diameter: 'rest', at: 'bottom', label: '{steps:bar} of {rest}' },
      ],
    },
  ],
  heaps: [
    {
      part: 'heaps',
      bags: { of: 'along', label: 'cement', material: 'cement' },
      heaps: [
        { of: 'hardcore', label: 'hardcore', material: 'hardcore' },
        { of: 'blinding', label: 'murram', material: 'murram' },
      ],
      highlightWith: 'shape',
    },
  ],
} satisfies Record<string, Picture>
