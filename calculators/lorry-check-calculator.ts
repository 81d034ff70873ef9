import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Lorry Check Calculator',
    menu: 'Lorry check',
  },
  summary:
    'What a lorry really brings. Sand, ballast or hardcore in m³ and tonnes, from the inside of its body.',
  keywords: [
    'lori, tipper, tipa, canter, kanta',
    'tani, delivery, trip, weighbridge, mizani',
    'mchanga, kokoto, ballast, mawe',
  ],
  category: 'Roof and ground',
  order: 15,
  icon: {
    lines:
      'M2 6h12v10H2zM14 9h4l4 4v3h-8M4.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 18.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    filled: 'M2 6h12v10H2z',
  },
  fields: {
    sort: {
      kind: 'choice',
      label: 'What it brings',
      default: 'sand',
      units: { weight: 'tonne/m³' },
      labels: { weight: 'weight of a cubic metre, loose' },
      options: {
        sand: { label: 'Sand', values: { weight: '1.6' } },
        ballast: { label: 'Ballast', values: { weight: '1.6' } },
        hardcore: { label: 'Hardcore', values: { weight: '1.7' } },
        murram: { label: 'Murram', values: { weight: '1.7' } },
        dust: { label: 'Quarry dust', values: { weight: '1.6' } },
      },
      assumption:
        'Tonnes in a loose cubic metre, figures of the trade, as under ‘What to buy’ on other pages. Wet sand weighs more.',
    },
    bodyLength: {
      kind: 'number',
      label: 'Length of the body',
      unit: 'm',
      hint: 'Inside, from board to board.',
      accepts: 'positive',
      usual: metres.lorryLength,
    },
    bodyWidth: {
      kind: 'number',
      label: 'Width of the body',
      unit: 'm',
      hint: 'Inside.',
      accepts: 'positive',
      usual: metres.lorryWidth,
    },
    loadHeight: {
      kind: 'number',
      label: 'Height of the load at the sides',
      unit: 'm',
      hint: 'From the floor inside up to the load: not all lorries are full, and some have a raised floor.',
      accepts: 'positive',
      usual: metres.loadHeight,
    },
    top: {
      kind: 'choice',
      label: 'On top',
      default: 'level',
      units: {},
      options: {
        level: { label: 'Level', values: {} },
        heaped: { label: 'Heaped', values: {} },
      },
      assumption: 'A heap slopes from all four sides alike, up to a ridge in the middle.',
    },
    heapHeight: {
      kind: 'number',
      label: 'Height of the heap',
      unit: 'm',
      hint: 'In the middle, above the load at the sides.',
      default: '0.3',
      accepts: 'positive',
      visibleWhen: { top: ['heaped'] },
      usual: metres.heap,
    },
    paid: {
      kind: 'number',
      label: 'Paid for',
      unit: 'tonne',
      hint: 'As on the delivery note.',
      placeholder: '7',
      accepts: 'positive',
      optional: true,
    },
    price: {
      kind: 'number',
      label: 'Price of the load',
      unit: 'KSh',
      accepts: { minimum: '0' },
      optional: true,
    },
  },
  constants: {
    tolerance: {
      label: 'as near as tape and weight come',
      value: '10',
      unit: '%',
      assumption:
        'A load is never quite even, and a cubic metre weighs a tenth more or less: a smaller difference is no shortage.',
    },
  },
  formulas: {
    bodyVolume: {
      label: 'Load up to the sides',
      unit: 'm³',
      is: 'bodyLength * bodyWidth * loadHeight',
    },
    shorterSide: { label: 'Shorter side', unit: 'm', is: 'min(bodyLength, bodyWidth)' },
    ridgeLength: {
      label: 'Ridge of the heap',
      unit: 'm',
      is: 'max(0, bodyLength - bodyWidth, bodyWidth - bodyLength)',
    },
    heap: {
      label: 'Heap',
      unit: 'm³',
      is: 'heapHeight * (shorterSide * ridgeLength / 2 + shorterSide^2 / 3)',
    },
    volume: { label: 'Load', unit: 'm³', is: 'first(bodyVolume + heap, bodyVolume)' },
    tonnes: { label: 'Weight of the load', unit: 'tonne', is: 'volume * sort.weight' },
    short: { label: 'Missing', unit: 'tonne', is: 'max(0, paid - tonnes)' },
    lost: { label: 'Paid for what is missing', unit: 'KSh', is: 'price * short / paid' },
    costPerTonne: { label: 'A tonne that came costs', unit: 'KSh/tonne', is: 'price / tonnes' },
    clearlyShort: {
      label: 'Missing beyond what tape and weight may miss',
      unit: 'tonne',
      is: 'max(0, short - paid * tolerance / percent)',
    },
  },
  results: [
    {
      of: 'volume',
      label: 'Load, loose',
      decimals: 2,
      increasesWith: ['bodyLength', 'bodyWidth', 'loadHeight', 'heapHeight'],
    },
    {
      of: 'tonnes',
      label: 'Weight of the load',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['bodyLength', 'bodyWidth', 'loadHeight', 'heapHeight'],
    },
    {
      of: 'short',
      label: 'Missing of {paid} tonnes paid for',
      decimals: 1,
      increasesWith: ['paid'],
      decreasesWith: ['bodyLength', 'bodyWidth', 'loadHeight', 'heapHeight'],
    },
    {
      of: 'lost',
      label: 'Paid for what is missing',
      decimals: 0,
      increasesWith: ['paid', 'price'],
      decreasesWith: ['bodyLength', 'bodyWidth', 'loadHeight', 'heapHeight'],
    },
    {
      of: 'costPerTonne',
      label: 'Price of a tonne that came',
      decimals: 0,
      increasesWith: ['price'],
      decreasesWith: ['bodyLength', 'bodyWidth', 'loadHeight', 'heapHeight'],
    },
  ],
  // No solveFor: it checks a load that was bought, and buys nothing.
  warnings: [
    {
      when: 'clearlyShort',
      text: 'About {short} of {paid} tonnes are missing: show the driver your figures before the lorry tips, and have it weighed or pay for what came.',
    },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter the inside of the body to see your results.',
  tip: 'Measure before it tips: afterwards nobody can tell. Push a rod down to the floor at several places, for a false floor or a heap that hides a hollow.',
  footnote: 'A weighbridge is nearer the truth than any tape: ask for its ticket.',
  picture: [
    {
      part: 'box',
      visibleWhen: { sort: ['sand'] },
      alt: 'The load of sand up to the sides, {bodyLength} by {bodyWidth}, {loadHeight} high{toScale}',
      length: 'bodyLength',
      width: 'bodyWidth',
      height: 'loadHeight',
      material: 'sand',
      caption: 'Sand, up to the sides',
    },
    {
      part: 'box',
      visibleWhen: { sort: ['ballast'] },
      alt: 'The load of ballast up to the sides, {bodyLength} by {bodyWidth}, {loadHeight} high{toScale}',
      length: 'bodyLength',
      width: 'bodyWidth',
      height: 'loadHeight',
      material: 'ballast',
      caption: 'Ballast, up to the sides',
    },
    {
      part: 'box',
      visibleWhen: { sort: ['hardcore'] },
      alt: 'The load of hardcore up to the sides, {bodyLength} by {bodyWidth}, {loadHeight} high{toScale}',
      length: 'bodyLength',
      width: 'bodyWidth',
      height: 'loadHeight',
      material: 'hardcore',
      caption: 'Hardcore, up to the sides',
    },
    {
      part: 'box',
      visibleWhen: { sort: ['murram'] },
      alt: 'The load of murram up to the sides, {bodyLength} by {bodyWidth}, {loadHeight} high{toScale}',
      length: 'bodyLength',
      width: 'bodyWidth',
      height: 'loadHeight',
      material: 'murram',
      caption: 'Murram, up to the sides',
    },
    {
      part: 'box',
      visibleWhen: { sort: ['dust'] },
      alt: 'The load of quarry dust up to the sides, {bodyLength} by {bodyWidth}, {loadHeight} high{toScale}',
      length: 'bodyLength',
      width: 'bodyWidth',
      height: 'loadHeight',
      material: 'dust',
      caption: 'Quarry dust, up to the sides',
    },
  ],
  examples: {
    seven: {
      name: 'A lorry of seven tonnes of sand, 4.2 m × 2.1 m, level at 0.5 m',
      given: { bodyLength: '4.2', bodyWidth: '2.1', loadHeight: '0.5', paid: '7', price: '14,000' },
      expect: {
        volume: '4.41',
        tonnes: '7.1',
        short: '0.0',
        lost: '0',
        costPerTonne: '1,984',
      },
    },
    tenWheeler: {
      name: 'A ten-wheeler with ballast, 5 m × 2.3 m, 0.8 m at the sides and a heap of 0.3 m, paid for as 20 tonnes',
      given: {
        sort: 'ballast',
        bodyLength: '5',
        bodyWidth: '2.3',
        loadHeight: '0.8',
        top: 'heaped',
        paid: '20',
        price: '36,000',
      },
      expect: {
        volume: '10.66',
        tonnes: '17.1',
        short: '2.9',
        lost: '5,298',
        costPerTonne: '2,111',
      },
    },
    hardcore: {
      name: 'A load of hardcore, 3.6 m × 1.9 m, level at 0.45 m',
      given: { sort: 'hardcore', bodyLength: '3.6', bodyWidth: '1.9', loadHeight: '0.45' },
      expect: { volume: '3.08', tonnes: '5.2' },
    },
  },
  assumptions: [
    'The body is a box: take off a wheel arch or a tool box that stands in it.',
    'A heap slopes from all four sides up to a ridge as long as the body is longer than wide: one part is half a box, the ends together are a pyramid on a square.',
    'The load is loose, as it was tipped in. On a rough road it settles, and looks like less; its weight is the same.',
    'What a cubic metre weighs differs by a tenth either way with the pit and the rain (assumption): a weighbridge knows.',
  ],
  sources: [
    {
      title: 'How lorry drivers cheat who builds, Kenya',
      about:
        'Bodies cut and welded to hold less, sand sold on the way, sand loosened so that it fills more.',
      url: 'https://www.kenyans.co.ke/news/90282-5-tricks-truck-drivers-use-con-kenyans-building-houses',
    },
    {
      title: 'A transporter on loads of sand, Kenya',
      about:
        'The body of a ten-wheeler holds about 25 tonnes, but it may carry 16: so it has a mark, a cut top or a raised floor. Agree on tonnes, not on trips.',
      url: 'https://biznakenya.com/caroline-gikunda-transport',
    },
    {
      title: 'Moving the Earth: The Workbook of Excavation',
      isDocument: true,
      about:
        'A heap on a load is worked out from an even slope: those of opposite sides go on until they meet.',
      url: 'https://digilib.universitaspertamina.ac.id/ebook/%20Moving%20the%20Earth%20:%20The%20Workbook%20of%20Excavation/files/basic-html/page102.html',
    },
  ],
  guide: {
    heading: 'How to check a lorry of sand or ballast',
    steps: [
      'Measure the body inside: length, width, and at the sides how high the load is. A ruler in the sand, or a knock on the boards, tells where the floor is.',
      'Where it is heaped, lay a straight rod over the top from side to side, and measure the heap in the middle.',
      'Enter the tonnes and the price of the delivery note, press Calculate, and compare before it tips.',
    ],
  },
  faqs: [
    {
      question: 'How many tonnes of sand does a lorry carry?',
      answer:
        'Length × width × height inside, times 1.6 tonnes for sand. A body of {seven.bodyLength} m × {seven.bodyWidth} m, level at {seven.loadHeight} m, holds {seven.volume} m³: {seven.tonnes} tonnes.',
    },
    {
      question: 'How much is a heap?',
      answer:
        'Less than it looks. On a body of {tenWheeler.bodyLength} m × {tenWheeler.bodyWidth} m a heap of {tenWheeler.heapHeight} m is 1.46 m³, in place of 3.45 m³ for as much more at the sides.',
    },
    {
      question: 'Should I pay by the lorry or by the tonne?',
      answer:
        'By the tonne or the cubic metre. Of a load paid for as {tenWheeler.paid} tonnes, {tenWheeler.tonnes} came: KSh {tenWheeler.lost} for nothing.',
    },
    {
      question: 'Why does the same lorry weigh more in the rain?',
      answer:
        'Water fills the gaps in sand and adds its weight, and damp sand stands looser than dry sand. By the cubic metre you pay for the room, by the tonne for the water too.',
    },
  ],
  related: ['concrete-mix-calculator', 'hardcore-calculator', 'paving-calculator'],
})
