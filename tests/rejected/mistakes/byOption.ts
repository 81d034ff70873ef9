import { pathWithBedsBySoil } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(pathWithBedsBySoil, {
    "formulas.bedsOf.by is 'stone', which is not a choice of a repeat's rows; known here: beds.soil":
      { 'formulas.bedsOf.by': 'stone' },
    "formulas.bedsOf.by is 'beds.length', which is not a choice of a repeat's rows; known here: beds.soil":
      { 'formulas.bedsOf.by': 'beds.length' },
    "formulas.bedsOf.by is 'beds.soils', which is not a choice of a repeat's rows; did you mean \"beds.soil\"?":
      { 'formulas.bedsOf.by': 'beds.soils' },
    'formulas.bedsOf.is takes no rows of beds, so that it is the same for every option; use sum(beds.…), or leave by out':
      { 'formulas.bedsOf.is': 'area' },
    'formulas.bedsOf.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?':
      { 'formulas.bedsOf.is': 'sum(«beds.length»)' },
    'formulas.bedsOf.label is the same for every option; show the option, as {soil}': {
      'formulas.bedsOf.label': 'Beds',
    },
    'formulas.bedsOfLoam.by makes a second formula "bedsOfLoam"; choose another name': {
      'formulas.bedsOfLoam': { unit: 'm²', is: 'area' },
      'results[4]': { of: 'bedsOfLoam', label: 'Loam', decimals: 2 },
    },
    'formulas.loads.is names "bedsOf", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, covered, bedsOfLoam, bedsOfClay':
      { 'formulas.loads.is': 'ceil(weight / lorryLoad * «bedsOf» / area)' },
    'formulas.bedsOf.is needs its own value: bedsOfClay → bedsOfClay; work one of them out from fields and constants':
      { 'formulas.bedsOf.is': 'sum(beds.bedArea) + bedsOfClay' },
    "results has 3 rows with emphasis: 'key'; exactly one row is the answer": {
      'results[3].emphasis': 'key',
    },
    'materials[0].by stands beside forEach; leave one of the two out': {
      'materials[0].forEach': 'beds',
    },
    'materials[0].amount takes no rows of beds, so that it is the same for every option; use sum(beds.…), or leave by out':
      { 'materials[0].amount': 'volume' },
    'materials[0].variant is the same for every option; show the option, as {soil}': {
      'materials[0].variant': 'at {depth} cm',
    },
    "materials[0].by is 'bed.soil', which is not a choice of a repeat's rows; did you mean \"beds.soil\"?":
      { materials: [{ material: 'ballast', by: 'bed.soil', amount: 'volume' }] },
    'materials[0].amount may come out below zero; use max(0, …)': {
      'materials[0].amount': 'sum(beds.bedArea) * depth / cmPerM - volume',
    },
    'results[3].label is the same for every option; show the option, as {soil}': {
      'results[3].label': 'Beds',
    },
    'results[3].label shows {soil.weigth}, which option \'loam\' does not have; did you mean "soil.weight"?':
      { 'results[3].label': 'Beds of {soil.weigth}' },
    'results[3].of shows "bedsOfLoam", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative':
      { 'formulas.bedsOf.is': 'sum(beds.bedArea) - area' },
    'formulas.bedsOf.by makes a second formula "bedsOfLoam"; choose another name': {
      'fields.beds.fields.soil.options': {
        loam: { label: 'Loam', values: { weight: '1.2' } },
        'lo-am': { label: 'Loam, dug', values: { weight: '1.1' } },
        Loam: { label: 'Clay', values: { weight: '1.6' } },
      },
    },
  }),
  ...mistakesIn(pathWithBedsBySoil, {
    'formula by a choice that is divided by': {
      change: { 'formulas.loads.is': 'ceil(weight / lorryLoad * area / bedsOfLoam)' },
      says: [
        "formulas.loads.is divides by bedsOfLoam, which may be zero; give its formula accepts: 'positive' and an errorMessage that says what a person should enter",
        "examples.path.given is not a valid input: the calculator does not accept stone 'ballast' (Lorry loads: it divides by zero, so that it cannot be worked out)",
        "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: it divides by zero, so that it cannot be worked out)",
      ],
    },
    'material by a choice without a variant': {
      change: { 'materials[0].variant': undefined },
      says: 'materials[0].variant is the same for every option; show the option, as {soil}',
    },
  }),
]
