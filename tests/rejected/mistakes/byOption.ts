import { pathWithBedsBySoil } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(pathWithBedsBySoil, {
  'formula by a choice outside of the rows': {
    change: { 'formulas.bedsOf.by': 'stone' },
    says: "formulas.bedsOf.by is 'stone', which is not a choice of a repeat's rows; known here: beds.soil",
  },
  'formula by a number of the rows': {
    change: { 'formulas.bedsOf.by': 'beds.length' },
    says: "formulas.bedsOf.by is 'beds.length', which is not a choice of a repeat's rows; known here: beds.soil",
  },
  'formula by an unknown choice': {
    change: { 'formulas.bedsOf.by': 'beds.soils' },
    says: "formulas.bedsOf.by is 'beds.soils', which is not a choice of a repeat's rows; did you mean \"beds.soil\"?",
  },
  'formula by a choice that takes no rows': {
    change: { 'formulas.bedsOf.is': 'area' },
    says: 'formulas.bedsOf.is takes no rows of beds, so that it is the same for every option; use sum(beds.…), or leave by out',
  },
  'formula by a choice in another unit': {
    change: { 'formulas.bedsOf.is': 'sum(beds.length)' },
    says: [
      'formulas.bedsOf.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?',
      '    sum(beds.length)',
      '        ^^^^^^^^^^^',
    ],
  },
  'formula by a choice whose label shows no option': {
    change: { 'formulas.bedsOf.label': 'Beds' },
    says: 'formulas.bedsOf.label is the same for every option; show the option, as {soil}',
  },
  'formula by a choice whose name is another’s': {
    change: {
      'formulas.bedsOfLoam': { unit: 'm²', is: 'area' },
      'results[4]': { of: 'bedsOfLoam', label: 'Loam', decimals: 2 },
    },
    says: 'formulas.bedsOfLoam.by makes a second formula "bedsOfLoam"; choose another name',
  },
  'formula by a choice that is divided by': {
    change: { 'formulas.loads.is': 'ceil(weight / lorryLoad * area / bedsOfLoam)' },
    says: [
      "formulas.loads.is divides by bedsOfLoam, which may be zero; give its formula accepts: 'positive' and an errorMessage that says what a person should enter",
      "examples.path.given is not a valid input: the calculator does not accept stone 'ballast' (Lorry loads: it divides by zero, so that it cannot be worked out)",
      "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: it divides by zero, so that it cannot be worked out)",
    ],
  },
  'formula that names one by a choice without its option': {
    change: { 'formulas.loads.is': 'ceil(weight / lorryLoad * bedsOf / area)' },
    says: [
      'formulas.loads.is names "bedsOf", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, covered, bedsOfLoam, bedsOfClay',
      '    ceil(weight / lorryLoad * bedsOf / area)',
      '                              ^^^^^^',
    ],
  },
  'formula that needs itself for one option': {
    change: { 'formulas.bedsOf.is': 'sum(beds.bedArea) + bedsOfClay' },
    says: 'formulas.bedsOf.is needs its own value: bedsOfClay → bedsOfClay; work one of them out from fields and constants',
  },
  'key figure by a choice': {
    change: { 'results[3].emphasis': 'key' },
    says: "results has 3 rows with emphasis: 'key'; exactly one row is the answer",
  },
  'material by a choice beside forEach': {
    change: { 'materials[0].forEach': 'beds' },
    says: 'materials[0].by stands beside forEach; leave one of the two out',
  },
  'material by a choice that takes no rows': {
    change: { 'materials[0].amount': 'volume' },
    says: 'materials[0].amount takes no rows of beds, so that it is the same for every option; use sum(beds.…), or leave by out',
  },
  'material by a choice whose variant shows no option': {
    change: { 'materials[0].variant': 'at {depth} cm' },
    says: 'materials[0].variant is the same for every option; show the option, as {soil}',
  },
  'material by a choice without a variant': {
    change: { 'materials[0].variant': undefined },
    says: 'materials[0].variant is the same for every option; show the option, as {soil}',
  },
  'material by an unknown choice': {
    change: { materials: [{ material: 'ballast', by: 'bed.soil', amount: 'volume' }] },
    says: "materials[0].by is 'bed.soil', which is not a choice of a repeat's rows; did you mean \"beds.soil\"?",
  },
  'material by a choice that may be negative': {
    change: { 'materials[0].amount': 'sum(beds.bedArea) * depth / cmPerM - volume' },
    says: 'materials[0].amount may come out below zero; use max(0, …)',
  },
  'result by a choice whose label shows no option': {
    change: { 'results[3].label': 'Beds' },
    says: 'results[3].label is the same for every option; show the option, as {soil}',
  },
  'result by a choice whose label shows a value that is not there': {
    change: { 'results[3].label': 'Beds of {soil.weigth}' },
    says: 'results[3].label shows {soil.weigth}, which option \'loam\' does not have; did you mean "soil.weight"?',
  },
  'result by a choice that may be negative': {
    change: { 'formulas.bedsOf.is': 'sum(beds.bedArea) - area' },
    says: 'results[3].of shows "bedsOfLoam", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
  },
  'two options whose ids make one name': {
    change: {
      'fields.beds.fields.soil.options': {
        loam: { label: 'Loam', values: { weight: '1.2' } },
        'lo-am': { label: 'Loam, dug', values: { weight: '1.1' } },
        Loam: { label: 'Clay', values: { weight: '1.6' } },
      },
    },
    says: 'formulas.bedsOf.by makes a second formula "bedsOfLoam"; choose another name',
  },
})
