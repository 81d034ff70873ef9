import catalogue from '../../../calculators/shared/materials.ts'
import {
  pathWithBeds,
  pathWithBedsBySoil,
  pathWithMaterial,
  pathWithMaterialForEachBed,
} from '../support/good.ts'
import { share } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(pathWithMaterial, {
  'labour in another unit': {
    change: { 'materials[0].material': 'walling' },
    says: [
      'materials[0].amount comes out in m³, but walling is measured in m²; what is too much is m; is a field or a figure missing, or its unit wrong?',
      '    volume',
      '    ^^^^^^',
    ],
  },
  'material amount in another unit': {
    change: { 'materials[0].amount': 'weight' },
    says: [
      'materials[0].amount comes out in tonne, but ballast is measured in m³; what is too much is tonne/m³; is a field or a figure missing, or its unit wrong?',
      '    weight',
      '    ^^^^^^',
    ],
  },
  'material amount that is not counted': {
    change: { materials: [{ material: 'cement', amount: 'weight' }] },
    says: [
      'materials[0].amount comes out in tonne, but cement is measured in bag; give an amount in bag',
      '    weight',
      '    ^^^^^^',
    ],
  },
  'material amount that may be negative': {
    change: { 'materials[0].amount': 'volume - area * depth / cmPerM / 2' },
    says: 'materials[0].amount may come out below zero; use max(0, …)',
  },
  'material amount with an unknown name': {
    change: { 'materials[0].amount': 'volumes' },
    says: [
      'materials[0].amount names "volumes", which is not a field, constant or formula; did you mean "volume"?',
      '    volumes',
      '    ^^^^^^^',
    ],
  },
  'material for each of no repeat': {
    in: pathWithBeds,
    change: { materials: [{ material: 'ballast', amount: 'volume', forEach: 'bed' }] },
    says: 'materials[0].forEach is \'bed\', which is no repeat of this calculator; did you mean "beds"?',
  },
  'material for each row in another unit': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].amount': 'bedArea * depth' },
    says: [
      'materials[0].amount comes out in m²·cm, but ballast is measured in m³; is a conversion missing, as / cmPerM?',
      '    bedArea * depth',
      '    ^^^^^^^^^^^^^^^',
    ],
  },
  'material for each row that may be negative': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].amount': '(width - length) * width * depth / cmPerM' },
    says: 'materials[0].amount may come out below zero; use max(0, …)',
  },
  'material for each row that sums the rows': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].amount': 'sum(beds.bedArea) * depth / cmPerM' },
    says: [
      'materials[0].amount sums "beds.bedArea" in a row of beds; rows are added up by the calculator\'s own formulas',
      '    sum(beds.bedArea) * depth / cmPerM',
      '        ^^^^^^^^^^^^',
    ],
  },
  'material for each row where an unknown name': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].where': { volume: { maximum: '2' } } },
    says: 'materials[0].where.volume is not known in a row of beds; known here: area, depth, stone.density, lorryLoad, length, width, bedArea',
  },
  'material for each row with a divisor that may be zero': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].amount': 'bedArea * depth / cmPerM / floor(length / width)' },
    says: "materials[0].amount divides by floor(length / width), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  'material for each row with a field that may be zero': {
    in: pathWithMaterialForEachBed,
    change: {
      'fields.beds.fields.share': share,
      'materials[0].amount': 'bedArea * depth / cmPerM / share',
    },
    says: "materials[0].amount divides by share, which may be zero; let the field accept 'positive'",
  },
  'material for each row with a formula of the calculator': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].amount': 'volume' },
    says: [
      'materials[0].amount names "volume", a formula outside of the rows; in a row of beds fields, constants and the row itself are known',
      '    volume',
      '    ^^^^^^',
    ],
  },
  'material for each row with an unknown name': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].amount': 'bedAera * depth / cmPerM' },
    says: [
      'materials[0].amount names "bedAera", which is not a field, constant or formula; did you mean "bedArea"?',
      '    bedAera * depth / cmPerM',
      '    ^^^^^^^',
    ],
  },
  'material for each row with an unknown variant': {
    in: pathWithMaterialForEachBed,
    change: { 'materials[0].variant': '{volume} m³' },
    says: 'materials[0].variant shows {volume}, which is not known in a row of beds; known here: area, depth, stone.density, lorryLoad, length, width, bedArea, stone',
  },
  'material note without limits': {
    change: { 'materials[0].note': 'Too deep.' },
    says: 'materials[0].note is shown outside of the limits in where, but there are none; add where, or leave it out',
  },
  'material length of what is not sold by its length': {
    change: { 'materials[0].length': 'depth / cmPerM' },
    says: 'materials[0].length is given, but ballast has no pack in m, and is not sold by its length; leave it out',
  },
  'material length that is none': {
    change: { materials: [{ material: 'sheet', amount: 'ceil(area / area)', length: 'area' }] },
    says: [
      'materials[0].length comes out in m², but what is sold by its length is measured in m; what is too much is m; is a field or a figure missing, or its unit wrong?',
      '    area',
      '    ^^^^',
    ],
  },
  'material length that may be negative': {
    change: {
      materials: [
        {
          material: 'sheet',
          amount: 'ceil(volume / volume)',
          length: 'depth / cmPerM - depth / cmPerM / 2',
        },
      ],
    },
    says: 'materials[0].length may come out below zero; use max(0, …)',
  },
  'material packs by an unknown choice': {
    change: { 'materials[0].packs': { stones: { ballast: 'lorry-7', murram: 'tonne' } } },
    says: 'materials[0].packs.stones is not a choice; did you mean "stone"?',
  },
  'material packs by a number': {
    change: { 'materials[0].packs': { depth: { ballast: 'lorry-7' } } },
    says: 'materials[0].packs.depth is not a choice; known here: stone',
  },
  'material packs of no choice': {
    change: { 'materials[0].packs': {} },
    says: 'materials[0].packs is not of one choice; write { stone: { … } }',
  },
  'material packs that leave an option out': {
    change: { 'materials[0].packs': { stone: { murram: 'lorry-7' } } },
    says: "materials[0].packs.stone has no pack for 'ballast'; known here: tonne, wheelbarrow, bucket, lorry-7, lorry-10, lorry-16, lorry-18",
  },
  'material packs for an unknown option': {
    change: {
      'materials[0].packs': { stone: { ballast: 'tonne', murram: 'tonne', murrum: 'tonne' } },
    },
    says: 'materials[0].packs.stone.murrum is not an option of stone; did you mean "murram"?',
  },
  'material packs that the material is not sold in': {
    change: { 'materials[0].packs': { stone: { ballast: 'tonne', murram: 'lorry-8' } } },
    says: 'materials[0].packs.stone.murram is \'lorry-8\', which is not a pack of ballast that holds something; did you mean "lorry-7"?',
  },
  'material packs that ask what they hold': {
    change: { 'materials[0].packs': { stone: { ballast: 'tonne', murram: 'lorry' } } },
    says: 'materials[0].packs.stone.murram is \'lorry\', which is not a pack of ballast that holds something; did you mean "lorry-7"?',
  },
  'material packs by a choice of each row': {
    in: pathWithBedsBySoil,
    change: {
      'materials[1]': {
        material: 'sand',
        amount: 'volume',
        packs: { soil: { loam: 'tonne', clay: 'tonne' } },
      },
    },
    says: 'materials[1].packs.soil is not a choice; known here: stone',
  },
  'material that is nowhere near': {
    change: { 'materials[0].material': 'barbed-wire-rolls' },
    says: `materials[0].material is 'barbed-wire-rolls', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; known here: ${Object.keys(catalogue).join(', ')}`,
  },
  'material that is unknown': {
    change: { 'materials[0].material': 'balast' },
    says: 'materials[0].material is \'balast\', which is neither in calculators/shared/materials.ts nor in ownMaterials, where a new one is added; did you mean "ballast"?',
  },
  'material twice': {
    change: { 'materials[1]': { amount: 'volume', material: 'ballast' } },
    says: 'materials[1] is the same as materials[0]; change one, or leave it out',
  },
  'material where with an unknown limit': {
    change: { 'materials[0].where': { depth: { most: '50' } } },
    says: 'materials[0].where.depth has an unknown key "most"; known here: minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer',
  },
  'material where with an unknown name': {
    change: { 'materials[0].where': { dephts: { maximum: '50' } } },
    says: 'materials[0].where.dephts is not a field, constant or formula; did you mean "depth"?',
  },
  'material where without a limit': {
    change: { 'materials[0].where': { depth: {} } },
    says: 'materials[0].where.depth has no limit; give it one, or leave it out',
  },
  'material with an unknown variant': {
    change: { 'materials[0].variant': '{size} mm' },
    says: 'materials[0].variant shows {size}, which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, stone',
  },
})
