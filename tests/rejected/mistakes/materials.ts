import catalogue from '../../../calculators/shared/materials.ts'
import {
  pathWithBeds,
  pathWithBedsBySoil,
  pathWithMaterial,
  pathWithMaterialForEachBed,
} from '../support/good.ts'
import { share } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

const bar = { length: 'depth / cmPerM', count: '2' }
const steelBars = { material: 'steel', pieces: [bar], where: { depth: { maximum: '1200' } } }

const labour = Object.entries(catalogue).flatMap(([id, one]) => ('kind' in one ? id : []))

export const mistakes = [
  ...refusalsIn(pathWithMaterial, {
    'materials[0].pieces is given, but the first pack of ballast has no stockLength, and nothing is cut from it; give an amount':
      {
        materials: [{ material: 'ballast', pieces: [{ length: 'depth / cmPerM', count: '1' }] }],
      },
    'materials[0].pieces is given beside an amount; leave one out': {
      materials: [{ ...steelBars, amount: 'loads' }],
    },
    'materials[0] has neither amount nor pieces; give an amount': {
      materials: [{ material: 'steel' }],
    },
    'materials[0].pieces[0].length comes out in cm, but a piece is measured in m; is a conversion missing, as / cmPerM?':
      { materials: [{ ...steelBars, pieces: [{ length: '«depth»', count: '2' }] }] },
    "materials[0].pieces[0].length may be longer than 12 m, and is then cut from nothing; make it a formula, as rest, and limit that in where: { rest: { maximum: '12' } }":
      { materials: [{ ...steelBars, where: { depth: { maximum: '1201' } } }] },
    "materials[0].pieces[0].length may be longer than 12 m, and is then cut from nothing; limit it in where: { rest: { maximum: '12' } }":
      {
        'formulas.rest': { unit: 'm', is: 'depth / cmPerM' },
        materials: [{ ...steelBars, pieces: [{ length: 'rest', count: '2' }] }],
      },
    'materials[0].pieces[0].count may be a part of a piece; use ceil': {
      materials: [{ ...steelBars, pieces: [{ ...bar, count: 'area / area * 5 / 2' }] }],
    },
    'materials[0].pieces[0].count may come out below zero; use max(0, …)': {
      materials: [{ ...steelBars, pieces: [{ ...bar, count: 'ceil(depth / depth) - 3' }] }],
    },
    'materials[1].amount is an amount of steel, which is bought in pieces elsewhere; give pieces here too':
      { materials: [steelBars, { material: 'steel', amount: '3 * depth / depth' }] },
    'materials[0].amount comes out in tonne, but ballast is measured in m³; what is too much is tonne/m³; is a field or a figure missing, or its unit wrong?':
      { 'materials[0].amount': '«weight»' },
    'materials[0].amount comes out in tonne, but cement is measured in bag; give an amount in bag':
      { materials: [{ material: 'cement', amount: '«weight»' }] },
    'materials[0].amount may come out below zero; use max(0, …)': {
      'materials[0].amount': 'volume - area * depth / cmPerM / 2',
    },
    'materials[0].amount names "volumes", which is not a field, constant or formula; did you mean "volume"?':
      { 'materials[0].amount': '«volumes»' },
    'materials[0].note is shown outside of the limits in where, but there are none; add where, or leave it out':
      { 'materials[0].note': 'Too deep.' },
    'materials[0].length is given, but ballast has no pack in m, and is not sold by its length; leave it out':
      { 'materials[0].length': 'depth / cmPerM' },
    'materials[0].length comes out in m², but what is sold by its length is measured in m; what is too much is m; is a field or a figure missing, or its unit wrong?':
      { materials: [{ material: 'sheet', amount: 'ceil(area / area)', length: '«area»' }] },
    'materials[0].length may come out below zero; use max(0, …)': {
      materials: [
        {
          material: 'sheet',
          amount: 'ceil(volume / volume)',
          length: 'depth / cmPerM - depth / cmPerM / 2',
        },
      ],
    },
    'materials[0].packs.stones is not a choice; did you mean "stone"?': {
      'materials[0].packs': { stones: { ballast: 'lorry-7', murram: 'tonne' } },
    },
    'materials[0].packs.depth is not a choice; known here: stone': {
      'materials[0].packs': { depth: { ballast: 'lorry-7' } },
    },
    'materials[0].packs is not of one choice; write { stone: { … } }': { 'materials[0].packs': {} },
    "materials[0].packs.stone has no pack for 'ballast'; known here: tonne, wheelbarrow, bucket, lorry-7, lorry-10, lorry-16, lorry-18":
      { 'materials[0].packs': { stone: { murram: 'lorry-7' } } },
    'materials[0].packs.stone.murrum is not an option of stone; did you mean "murram"?': {
      'materials[0].packs': { stone: { ballast: 'tonne', murram: 'tonne', murrum: 'tonne' } },
    },
    'materials[0].packs.stone.murram is \'lorry-8\', which is not a pack of ballast that holds something; did you mean "lorry-7"?':
      { 'materials[0].packs': { stone: { ballast: 'tonne', murram: 'lorry-8' } } },
    'materials[0].packs.stone.murram is \'lorry\', which is not a pack of ballast that holds something; did you mean "lorry-7"?':
      { 'materials[0].packs': { stone: { ballast: 'tonne', murram: 'lorry' } } },
    'materials[0].material is \'balast\', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; did you mean "ballast"?':
      { 'materials[0].material': 'balast' },
    'materials[1] is the same as materials[0]; change one, or leave it out': {
      'materials[1]': { amount: 'volume', material: 'ballast' },
    },
    'materials[0].where.depth has an unknown key "most"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer':
      { 'materials[0].where': { depth: { most: '50' } } },
    'materials[0].where.dephts is not a field, constant or formula; did you mean "depth"?': {
      'materials[0].where': { dephts: { maximum: '50' } },
    },
    'materials[0].where.depth has no limit; give it one, or leave it out': {
      'materials[0].where': { depth: {} },
    },
    'materials[0].variant shows {size}, which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, stone':
      { 'materials[0].variant': '{size} mm' },
  }),
  ...refusalsIn(pathWithBeds, {
    'materials[0].forEach is \'bed\', which is no repeat of this calculator; did you mean "beds"?':
      { materials: [{ material: 'ballast', amount: 'volume', forEach: 'bed' }] },
  }),
  ...refusalsIn(pathWithMaterialForEachBed, {
    'materials[0].amount comes out in m²·cm, but ballast is measured in m³; is a conversion missing, as / cmPerM?':
      { 'materials[0].amount': '«bedArea * depth»' },
    'materials[0].amount may come out below zero; use max(0, …)': {
      'materials[0].amount': '(width - length) * width * depth / cmPerM',
    },
    'materials[0].amount sums "beds.bedArea" in a row of beds; rows are added up by the calculator\'s own formulas':
      { 'materials[0].amount': 'sum(«beds.bedArea») * depth / cmPerM' },
    'materials[0].where.volume is not known in a row of beds; known here: area, depth, stone.density, lorryLoad, length, width, bedArea':
      { 'materials[0].where': { volume: { maximum: '2' } } },
    "materials[0].amount divides by floor(length / width), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      { 'materials[0].amount': 'bedArea * depth / cmPerM / floor(length / width)' },
    "materials[0].amount divides by share, which may be zero; let the field accept 'positive'": {
      'fields.beds.fields.share': share,
      'materials[0].amount': 'bedArea * depth / cmPerM / share',
    },
    'materials[0].amount names "volume", a formula outside of the rows; in a row of beds fields, constants and the row itself are known':
      { 'materials[0].amount': '«volume»' },
    'materials[0].amount names "bedAera", which is not a field, constant or formula; did you mean "bedArea"?':
      { 'materials[0].amount': '«bedAera» * depth / cmPerM' },
    'materials[0].variant shows {volume}, which is not known in a row of beds; known here: area, depth, stone.density, lorryLoad, length, width, bedArea, stone':
      { 'materials[0].variant': '{volume} m³' },
  }),
  ...refusalsIn(pathWithBedsBySoil, {
    'materials[0].pieces is given with by; use forEach, which knows the pieces of each row': {
      materials: [{ ...steelBars, by: 'beds.soil', variant: '{soil}' }],
    },
    'materials[1].packs.soil is not a choice; known here: stone': {
      'materials[1]': {
        material: 'sand',
        amount: 'volume',
        packs: { soil: { loam: 'tonne', clay: 'tonne' } },
      },
    },
  }),
  ...mistakesIn(pathWithMaterial, {
    'labour in another unit': {
      change: { 'materials[0].material': 'walling' },
      says: [
        'materials[0].amount comes out in m³, but walling is measured in m²; what is too much is m; is a field or a figure missing, or its unit wrong?',
        '    volume',
        '    ^^^^^^',
      ],
    },
    'material that is nowhere near': {
      change: { 'materials[0].material': 'barbed-wire-rolls' },
      says: `materials[0].material is 'barbed-wire-rolls', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; labour is ${labour.join(', ')}`,
    },
  }),
]
