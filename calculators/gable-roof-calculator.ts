import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Gable Roof Calculator', menu: 'Gable roof', breadcrumb: 'Gable Roof Calculator' },
  summary: 'Mabati for a gable roof. Cut to length for both slopes, with ridge caps.',
  keywords: ['paa', 'bati', 'box profile', 'iron sheets', 'ridge'],
  category: 'Roof and ground',
  order: 12,
  icon: {
    lines: 'M2 13L12 4l10 9M5 11v9h14v-9',
    filled: 'M5 11l7-6 7 6z',
  },
  fields: {
    roofLength: {
      kind: 'number',
      label: 'Length of the building',
      unit: 'm',
      hint: 'Along the ridge, outside of the walls.',
      accepts: 'positive',
      usual: metres.building,
    },
    span: {
      kind: 'number',
      label: 'Span',
      unit: 'm',
      hint: 'Across, from wall to wall, outside.',
      accepts: 'positive',
      usual: metres.building,
    },
    rise: {
      kind: 'number',
      label: 'Rise',
      unit: 'm',
      hint: 'The ridge above the wall plate.',
      accepts: 'positive',
      usual: metres.rise,
    },
    eaves: {
      kind: 'number',
      label: 'Eaves overhang',
      unit: 'm',
      hint: 'Beyond the wall, measured flat.',
      default: '0.6',
      accepts: { minimum: '0' },
    },
    verge: {
      kind: 'number',
      label: 'Gable overhang',
      unit: 'm',
      hint: 'Beyond the wall at each end.',
      default: '0.3',
      accepts: { minimum: '0' },
    },
    coverWidth: {
      kind: 'number',
      label: 'Cover width of a sheet',
      unit: 'm',
      hint: 'Side lap taken off. Box profile differs: ask.',
      default: '0.762',
      accepts: 'positive',
    },
  },
  constants: {
    spare: {
      label: 'for squaring off',
      value: '0.05',
      unit: 'm',
      assumption: 'Sheets are ordered a little longer than the slope.',
    },
    lengthStep: {
      label: 'step of lengths to order',
      value: '0.05',
      unit: 'm',
      assumption: 'Makers cut sheets in such steps.',
    },
    capLength: {
      label: 'length of a ridge cap',
      value: '2',
      unit: 'm',
      source: 'A roof costed in Kenyan shillings counts them so.',
    },
    capLap: {
      label: 'lap of a ridge cap',
      value: '0.15',
      unit: 'm',
      assumption: 'One piece lies so far over the next.',
    },
  },
  formulas: {
    halfSpan: { label: 'Half the span', unit: 'm', is: 'span / 2' },
    slopeLength: {
      label: 'Slope length',
      unit: 'm',
      is: 'sqrt(halfSpan^2 + rise^2) * (halfSpan + eaves) / halfSpan',
    },
    ridge: { unit: 'm', is: 'roofLength + 2 * verge' },
    roofArea: { label: 'Roof area', unit: 'm²', is: '2 * slopeLength * ridge' },
    sheetsPerSide: { unit: '1', is: 'ceil(ridge / coverWidth)' },
    sheets: { label: 'Sheets', unit: '1', is: '2 * sheetsPerSide' },
    orderLength: {
      label: 'Length to order',
      unit: 'm',
      is: 'ceil((slopeLength + spare) / lengthStep) * lengthStep',
    },
    runningMetres: { unit: 'm', is: 'sheets * orderLength' },
    ridgeCaps: {
      label: 'Ridge caps',
      unit: 'piece',
      is: 'max(1, ceil((ridge - capLap) / (capLength - capLap)))',
    },
  },
  results: [
    {
      of: 'slopeLength',
      label: 'Slope length',
      decimals: 2,
      increasesWith: ['rise', 'eaves'],
    },
    {
      of: 'orderLength',
      label: 'Length to order, each sheet',
      decimals: 2,
      increasesWith: ['rise', 'eaves'],
    },
    {
      of: 'ridge',
      label: 'Length of the ridge',
      decimals: 2,
      increasesWith: ['roofLength', 'verge'],
    },
    {
      of: 'roofArea',
      label: 'Roof area, both slopes',
      decimals: 2,
      increasesWith: ['roofLength', 'rise', 'eaves', 'verge'],
    },
    {
      of: 'sheetsPerSide',
      label: 'Sheets on each slope',
      decimals: 0,
      increasesWith: ['roofLength', 'verge'],
      decreasesWith: ['coverWidth'],
    },
    {
      of: 'sheets',
      label: 'Sheets, cut to the slope',
      unit: 'sheets',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['roofLength', 'verge'],
      decreasesWith: ['coverWidth'],
    },
    {
      of: 'runningMetres',
      label: 'Running metres of sheet',
      decimals: 2,
      increasesWith: ['roofLength', 'rise', 'eaves', 'verge'],
      decreasesWith: ['coverWidth'],
    },
    {
      of: 'ridgeCaps',
      label: 'Ridge caps of 2 m',
      decimals: 0,
      increasesWith: ['roofLength', 'verge'],
    },
  ],
  materials: [
    { material: 'sheet', amount: 'sheets', variant: '{orderLength} m' },
    { material: 'ridge', amount: 'ridgeCaps' },
    { material: 'roofing', amount: 'roofArea' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Measure both slopes on the finished trusses before you order: cut sheets do not go back. They reach 5 cm into the gutter.',
  picture: [
    {
      part: 'gable',
      alt: 'The gable from the front, {span} wide with a rise of {rise}{toScale}; a slope is {slopeLength}',
      span: 'span',
      rise: 'rise',
      eaves: 'eaves',
      material: 'sheet',
      slope: '{slopeLength}',
    },
    {
      part: 'lapped',
      alt: 'One slope with its sheets, {ridge} by {slopeLength}',
      length: 'ridge',
      height: 'slopeLength',
      material: 'sheet',
      noun: 'sheet',
      pieceLength: 'slopeLength',
      pieceWidth: 'coverWidth',
      columns: 'sheetsPerSide',
      total: 'sheetsPerSide',
      legend: 'One slope: {sheetsPerSide:sheet} of {slopeLength}',
    },
  ],
  examples: {
    house: {
      name: 'A house of 10 m × 8 m, ridge 2 m above the wall plate, eaves 0.6 m, gables 0.3 m',
      given: { roofLength: '10', span: '8', rise: '2' },
      expect: {
        slopeLength: '5.14',
        orderLength: '5.20',
        ridge: '10.60',
        roofArea: '109.03',
        sheetsPerSide: '14',
        sheets: '28',
        runningMetres: '145.60',
        ridgeCaps: '6',
      },
    },
    store: {
      name: 'A store of 6 m × 4 m, rise 1.5 m, eaves 0.5 m, no gable overhang',
      given: { roofLength: '6', span: '4', rise: '1.5', eaves: '0.5', verge: '0' },
      expect: {
        slopeLength: '3.13',
        orderLength: '3.20',
        ridge: '6.00',
        roofArea: '37.50',
        sheetsPerSide: '8',
        sheets: '16',
        runningMetres: '51.20',
        ridgeCaps: '4',
      },
    },
  },
  assumptions: [
    'A plain gable: two equal slopes on a rectangle, each sheet from eaves to ridge in one piece. Hips, valleys and dormers are not counted.',
    'A cover width of 0.762 m is that of corrugated mabati (assumption).',
    'Left out: timber, nails, gutters, fascia, and sheets for damage.',
  ],
  sources: [
    {
      title: 'A roof costed in Kenyan shillings',
      about: 'Gable overhangs of 0.3 m, ridge caps of 2 m by the piece.',
      url: 'https://scribd.com/document/650573589/Roof-Costing-Worked-Copy-2',
    },
  ],
  guide: {
    heading: 'How to work out sheets for a gable roof',
    steps: [
      'Take the length and the span of the building from the plan, outside of the walls, and the rise of the ridge above the wall plate.',
      'Enter the overhangs, and the cover width of the sheet you buy, then press Calculate.',
      'Order that many sheets, each of the length to order, and the ridge caps.',
    ],
  },
  faqs: [
    {
      question: 'How many iron sheets does a 10 m × 8 m house take?',
      answer:
        'With a rise of {house.rise} m and the usual overhangs each slope is {house.slopeLength} m. That is {house.sheetsPerSide} sheets of {house.orderLength} m on each side, {house.sheets} in all, {house.runningMetres} running metres, and {house.ridgeCaps} ridge caps.',
    },
    {
      question: 'How do I work out the length of the slope?',
      answer:
        'The root of half the span squared and the rise squared, drawn out over the eaves. A span of {store.span} m and a rise of {store.rise} m give 2.5 m to the wall, and {store.slopeLength} m with eaves of {store.eaves} m.',
    },
    {
      question: 'How steep should a mabati roof be?',
      answer:
        'As the maker of the sheet says; no flatter than 1 m up for 5 m across (assumption): half a span of {house.span} m wants a rise of 0.8 m or more.',
    },
    {
      question: 'What if the hardware has no sheets that long?',
      answer:
        'Then lay two or more rows with an end lap. The roofing sheet page counts rows for one slope; double its answer.',
    },
  ],
  related: ['roofing-estimator', 'ceiling-calculator', 'paint-estimator'],
})
