import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(path, {
    'formulas.weight.is needs its own value: weight → volume → weight; work one of them out from fields and constants':
      {
        formulas: {
          loads: { unit: 'lorry', is: 'ceil(weight / lorryLoad)' },
          weight: { unit: 'tonne', is: 'volume * stone.density' },
          volume: { unit: 'm³', is: 'weight / stone.density * (depth / depth) * (area / area)' },
        },
      },
    'formulas.loads.is comes out in tonne, but is declared in lorry; a count may be declared for that count or for a plain number':
      { 'formulas.volume.is': 'weight / stone.density', 'formulas.loads.is': '«ceil(weight)»' },
    'formulas.volume.is needs its own value: volume → weight → volume; work one of them out from fields and constants':
      { 'formulas.volume.is': 'weight / stone.density' },
    "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (The road bears two lorries)":
      {
        'formulas.loads.accepts': { maximum: '2' },
        'formulas.loads.errorMessage': 'The road bears two lorries',
      },
    "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: a number, at most 2)":
      { 'formulas.loads.accepts': { maximum: '2' } },
    'formulas.twice has an unknown key "source"; known here: label, unit, is, accepts, errorMessage, needed, by':
      {
        'formulas.twice': { unit: 'm²', is: 'area * 2', source: 'A list.' },
        'results[3]': { of: 'twice', label: 'twice', decimals: 2 },
      },
    "formulas.loads.accepts is none of 'number', 'positive', or limits as { minimum: '0' }": {
      'formulas.loads.accepts': 'whole',
    },
    'formulas.twice.is is missing; a text in quotes is expected': {
      'formulas.twice': { unit: 'm²' },
      'results[3]': { of: 'twice', label: 'twice', decimals: 2 },
    },
    'formulas.volume.is needs its own value: volume → volume; work one of them out from fields and constants':
      { 'formulas.volume.is': 'volume * 1' },
    'formulas.volume.is names "area.constructor", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads':
      { 'formulas.volume.is': '«area.constructor» * depth / cmPerM' },
    'formulas.volume.is calls "round"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; there is no round: decimals of the result rounds what is shown, ceil and floor go to whole numbers':
      { 'formulas.volume.is': '«round(area)» * depth / cmPerM' },
    'formulas.volume.is names "aera", which is not a field, constant or formula; did you mean "area"?':
      { 'formulas.volume.is': '«aera» * depth / cmPerM' },
    'formulas.loads.is gives ceil 2 arguments; it takes 1': {
      'formulas.loads.is': '«ceil(weight / lorryLoad, 2)»',
    },
    "formulas.volume.is has the character '=', which is not part of the formula language; there is no comparison: a case is an option of a choice, and min and max set limits":
      { 'formulas.volume.is': 'area «=» depth / cmPerM' },
    'formulas.volume.is is empty; a text is expected': { 'formulas.volume.is': '' },
    'formulas.loads.is calls "Math.ceil"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; write ceil':
      { 'formulas.loads.is': '«Math.ceil(weight / lorryLoad)»' },
    'formulas.loads.is calls "ROUNDUP"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; write ceil(x) to round up to a whole number':
      { 'formulas.loads.is': '«ROUNDUP(weight / lorryLoad, 0)»' },
    'formulas.weight.is names "stone.ballast", an option of stone; a formula takes a value of the option that is chosen: stone.density':
      { 'formulas.weight.is': 'volume * «stone.ballast»' },
    'formulas.volume.is names "fields.area", where the name alone is enough; write area': {
      'formulas.volume.is': '«fields.area» * depth / cmPerM',
    },
    "formulas.volume.is has the character '{', which is not part of the formula language; write a name without braces":
      { 'formulas.volume.is': '«{»area} * depth / cmPerM' },
    "formulas.volume.is has the character '=', which is not part of the formula language; leave it out: a formula begins with its first name":
      { 'formulas.volume.is': '«=» area * depth / cmPerM' },
    'formulas.volume.is has a number and a name with no operator between them; write * for times': {
      'formulas.volume.is': '2«a»rea * depth / cmPerM',
    },
    "formulas.volume.is has the character ';', which is not part of the formula language; leave it out: a formula is one expression":
      { 'formulas.volume.is': 'area * depth / cmPerM«;»' },
  }),
  ...refusalsIn(pathWithBeds, {
    'fields.beds.formulas.bedArea.is needs its own value: bedArea → edge → bedArea; work one of them out from fields and constants':
      {
        'fields.beds.formulas': {
          bedArea: { unit: 'm²', is: 'length * width + edge' },
          edge: { unit: 'm²', is: 'bedArea / 10' },
        },
      },
  }),
  ...mistakesIn(path, {
    'no formulas': {
      change: { formulas: {} },
      says: [
        'results[0].of is the result of "volume", which is not a formula',
        'results[1].of is the result of "weight", which is not a formula',
        'results[2].of is the result of "loads", which is not a formula',
      ],
    },
    'no break space': {
      change: { 'formulas.volume.is': 'area * depth / cmPerM' },
      says: [
        'formulas.volume.is has a space that is not a plain one, as texts of web pages have; type it again',
        '    area * depth / cmPerM',
        '        ^',
      ],
    },
  }),
]
