import { defineCalculator } from '../schemas/definition/calculator.ts'
import { looseHardcore } from './shared/figures.ts'
import { groundFloorBill } from './shared/sources.ts'
import { metres, millimetres } from './shared/usual.ts'

export default defineCalculator({
  title: { page: 'Hardcore Calculator', menu: 'Hardcore' },
  summary: 'Filling under a ground slab. Hardcore, and murram or quarry dust to blind it.',
  keywords: [
    'murram, maram, blinding, dust, vumbi',
    'mawe ya msingi, jiwe, rocks',
    'filling, kujaza, base, compaction, kushindilia, sakafu',
  ],
  category: 'Roof and ground',
  order: 13,
  icon: {
    lines: 'M2 7h20M2 20h20M3 20l2-7 6 1 1 6M12 20l1-6 5-2 3 8M8 13l2-3 5 1',
    filled: 'M2 3h20v4H2z',
  },
  fields: {
    length: {
      kind: 'number',
      label: 'Length',
      unit: 'm',
      hint: 'Inside the foundation walls.',
      accepts: 'positive',
      usual: metres.ground,
    },
    width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive', usual: metres.ground },
    thickness: {
      kind: 'number',
      label: 'Hardcore thickness',
      unit: 'mm',
      hint: 'After it is compacted.',
      default: '300',
      accepts: 'positive',
      usual: millimetres.hardcore,
    },
    blinding: {
      kind: 'number',
      label: 'Blinding',
      unit: 'mm',
      hint: 'Murram or quarry dust on top, compacted. 0 for none.',
      default: '50',
      accepts: { minimum: '0' },
      usual: millimetres.bedding,
    },
    bulking: {
      kind: 'number',
      label: 'Loose over compacted',
      unit: '%',
      hint: 'How much more is brought than lies there compacted (assumption).',
      default: '20',
      accepts: { minimum: '0' },
    },
  },
  constants: { looseHardcore: { label: 'weight of loose hardcore', ...looseHardcore } },
  formulas: {
    area: { unit: 'm²', is: 'length * width' },
    hardcore: {
      label: 'Hardcore',
      unit: 'm³',
      is: 'area * thickness / mmPerM * (1 + bulking / percent)',
    },
    hardcoreTonnes: { unit: 'tonne', is: 'hardcore * looseHardcore' },
    blindingVolume: {
      label: 'Murram or quarry dust',
      unit: 'm³',
      is: 'area * blinding / mmPerM * (1 + bulking / percent)',
    },
  },
  results: [
    { of: 'area', label: 'Area', decimals: 2, increasesWith: ['length', 'width'] },
    {
      of: 'hardcore',
      label: 'Hardcore, loose',
      decimals: 2,
      emphasis: 'key',
      increasesWith: ['length', 'width', 'thickness', 'bulking'],
    },
    {
      of: 'hardcoreTonnes',
      label: 'Weight of the hardcore',
      decimals: 1,
      increasesWith: ['length', 'width', 'thickness', 'bulking'],
    },
    {
      of: 'blindingVolume',
      label: 'Murram or quarry dust, loose',
      decimals: 2,
      increasesWith: ['length', 'width', 'blinding', 'bulking'],
    },
  ],
  solveFor: ['length', 'width', 'thickness'],
  materials: [
    { material: 'hardcore', amount: 'hardcore' },
    { material: 'murram', amount: 'blindingVolume' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Compact in layers of 150 mm, with water, until nothing moves under the roller: a thick layer stays loose below, and the slab cracks. Then blind, treat against termites, and lay the polythene.',
  picture: [
    {
      part: 'layers',
      alt: 'A cut under the slab: {blinding} of blinding on {thickness} of hardcore{toScale}',
      layers: [
        { depth: 'blinding', material: 'murram', label: 'murram {blinding}' },
        { depth: 'thickness', material: 'hardcore', label: 'hardcore {thickness}' },
        { material: 'earth', label: 'ground' },
      ],
    },
    {
      part: 'heaps',
      heaps: [
        { of: 'hardcore', label: 'hardcore', material: 'hardcore' },
        { of: 'blindingVolume', label: 'murram', material: 'murram' },
      ],
    },
  ],
  examples: {
    house: {
      name: 'Under the floor of a house of 9 m × 7 m: 300 mm of hardcore, 50 mm of blinding',
      given: { length: '9', width: '7' },
      expect: {
        area: '63.00',
        hardcore: '22.68',
        hardcoreTonnes: '38.6',
        blindingVolume: '3.78',
      },
    },
    room: {
      name: 'Under one room of 4 m × 3.5 m: 200 mm of hardcore, 50 mm of blinding',
      given: { length: '4', width: '3.5', thickness: '200' },
      expect: { area: '14.00', hardcore: '3.36', hardcoreTonnes: '5.7', blindingVolume: '0.84' },
    },
  },
  assumptions: [
    'One thickness throughout. On sloping ground take the average of the thickest and the thinnest.',
    'How much looser stone and murram come differs with stone and roller: measure your first lorry.',
    'Left out: filling below the hardcore and termite treatment. Polythene and the slab on top are on the ground slab page.',
  ],
  sources: [
    {
      title: 'Bill of quantities of classrooms, Nyahururu',
      about: 'Hardcore in layers of at most 150 mm, 50 mm of quarry dust, termite treatment.',
      url: 'https://businessdocbox.com/Construction/117215033-Item-description-qty-unit-rate-k-shs-proposed-kmtc-classrooms-at-nyahururu-l-hospital-element-no-1-substructures-oversite-excavation.html',
    },
    groundFloorBill,
  ],
  guide: {
    heading: 'How to work out hardcore under a floor',
    steps: [
      'Measure the length and the width between the foundation walls, in metres.',
      'Enter the thickness of the hardcore and of the blinding on top, as on the drawing.',
      'Press Calculate, and order the loose amounts.',
    ],
  },
  faqs: [
    {
      question: 'How much hardcore does a house need?',
      answer:
        'A floor of {house.length} m × {house.width} m with {house.thickness} mm of hardcore takes {house.hardcore} m³ loose, about {house.hardcoreTonnes} tonnes, and {house.blindingVolume} m³ of murram or quarry dust to blind it.',
    },
    {
      question: 'What is blinding for?',
      answer:
        'It closes the gaps between the stones, so that no cement runs away into them and no stone cuts the polythene.',
    },
    {
      question: 'How thick should hardcore be?',
      answer: 'As on the drawing; 200 to 300 mm under the floor of a house is common (assumption).',
    },
  ],
  related: ['concrete-mix-calculator', 'foundation-calculator', 'block-brick-estimator'],
})
