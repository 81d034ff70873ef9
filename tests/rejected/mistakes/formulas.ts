import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'cycle behind a formula': {
    change: {
      formulas: {
        loads: { unit: 'lorry', is: 'ceil(weight / lorryLoad)' },
        weight: { unit: 'tonne', is: 'volume * stone.density' },
        volume: { unit: 'm³', is: 'weight / stone.density * (depth / depth) * (area / area)' },
      },
    },
    says: 'formulas.weight.is needs its own value: weight → volume → weight; work one of them out from fields and constants',
  },
  'cycle beside a wrong unit': {
    change: { 'formulas.volume.is': 'weight / stone.density', 'formulas.loads.is': 'ceil(weight)' },
    says: [
      'formulas.loads.is comes out in tonne, but is declared in lorry; a count may be declared for that count or for a plain number',
      '    ceil(weight)',
      '    ^^^^^^^^^^^^',
    ],
  },
  'cycle in a row': {
    in: pathWithBeds,
    change: {
      'fields.beds.formulas': {
        bedArea: { unit: 'm²', is: 'length * width + edge' },
        edge: { unit: 'm²', is: 'bedArea / 10' },
      },
    },
    says: 'fields.beds.formulas.bedArea.is needs its own value: bedArea → edge → bedArea; work one of them out from fields and constants',
  },
  cycle: {
    change: { 'formulas.volume.is': 'weight / stone.density' },
    says: 'formulas.volume.is needs its own value: volume → weight → volume; work one of them out from fields and constants',
  },
  'formula outside its limits in words': {
    change: {
      'formulas.loads.accepts': { maximum: '2' },
      'formulas.loads.errorMessage': 'The road bears two lorries',
    },
    says: "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (The road bears two lorries)",
  },
  'formula outside its limits': {
    change: { 'formulas.loads.accepts': { maximum: '2' } },
    says: "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: a number, at most 2)",
  },
  'formula with an origin': {
    change: {
      'formulas.twice': { unit: 'm²', is: 'area * 2', source: 'A list.' },
      'results[3]': { of: 'twice', label: 'twice', decimals: 2 },
    },
    says: 'formulas.twice has an unknown key "source"; known here: label, unit, is, accepts, errorMessage, needed, by',
  },
  'formula with an unknown limit': {
    change: { 'formulas.loads.accepts': 'whole' },
    says: "formulas.loads.accepts is none of 'number', 'positive', or limits as { minimum: '0' }",
  },
  'formula with nothing to compute': {
    change: {
      'formulas.twice': { unit: 'm²' },
      'results[3]': { of: 'twice', label: 'twice', decimals: 2 },
    },
    says: 'formulas.twice.is is missing; a text in quotes is expected',
  },
  'no formulas': {
    change: { formulas: {} },
    says: [
      'results[0].of is the result of "volume", which is not a formula',
      'results[1].of is the result of "weight", which is not a formula',
      'results[2].of is the result of "loads", which is not a formula',
    ],
  },
  'own value': {
    change: { 'formulas.volume.is': 'volume * 1' },
    says: 'formulas.volume.is needs its own value: volume → volume; work one of them out from fields and constants',
  },
  'prototype in a formula': {
    change: { 'formulas.volume.is': 'area.constructor * depth / cmPerM' },
    says: [
      'formulas.volume.is names "area.constructor", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads',
      '    area.constructor * depth / cmPerM',
      '    ^^^^^^^^^^^^^^^^',
    ],
  },
  'unknown function': {
    change: { 'formulas.volume.is': 'round(area) * depth / cmPerM' },
    says: [
      'formulas.volume.is calls "round"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; there is no round: decimals of the result rounds what is shown, ceil and floor go to whole numbers',
      '    round(area) * depth / cmPerM',
      '    ^^^^^^^^^^^',
    ],
  },
  'unknown name far': {
    change: { 'formulas.volume.is': 'area * penguin / cmPerM' },
    says: [
      'formulas.volume.is names "penguin", which is not a field, constant or formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads',
      '    area * penguin / cmPerM',
      '           ^^^^^^^',
    ],
  },
  'unknown name': {
    change: { 'formulas.volume.is': 'aera * depth / cmPerM' },
    says: [
      'formulas.volume.is names "aera", which is not a field, constant or formula; did you mean "area"?',
      '    aera * depth / cmPerM',
      '    ^^^^',
    ],
  },
  'wrong number of arguments': {
    change: { 'formulas.loads.is': 'ceil(weight / lorryLoad, 2)' },
    says: [
      'formulas.loads.is gives ceil 2 arguments; it takes 1',
      '    ceil(weight / lorryLoad, 2)',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  assignment: {
    change: { 'formulas.volume.is': 'area = depth / cmPerM' },
    says: [
      "formulas.volume.is has the character '=', which is not part of the formula language; there is no comparison: a case is an option of a choice, and min and max set limits",
      '    area = depth / cmPerM',
      '         ^',
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
  'empty formula': {
    change: { 'formulas.volume.is': '' },
    says: 'formulas.volume.is is empty; a text is expected',
  },
  'function of JavaScript': {
    change: { 'formulas.loads.is': 'Math.ceil(weight / lorryLoad)' },
    says: [
      'formulas.loads.is calls "Math.ceil"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; write ceil',
      '    Math.ceil(weight / lorryLoad)',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'function of a spreadsheet': {
    change: { 'formulas.loads.is': 'ROUNDUP(weight / lorryLoad, 0)' },
    says: [
      'formulas.loads.is calls "ROUNDUP"; the functions are ceil, floor, min, max, sqrt, sin, cos, tan, first, sum; write ceil(x) to round up to a whole number',
      '    ROUNDUP(weight / lorryLoad, 0)',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'option of a choice in a formula': {
    change: { 'formulas.weight.is': 'volume * stone.ballast' },
    says: [
      'formulas.weight.is names "stone.ballast", an option of stone; a formula takes a value of the option that is chosen: stone.density',
      '    volume * stone.ballast',
      '             ^^^^^^^^^^^^^',
    ],
  },
  'name with its place in the definition': {
    change: { 'formulas.volume.is': 'fields.area * depth / cmPerM' },
    says: [
      'formulas.volume.is names "fields.area", where the name alone is enough; write area',
      '    fields.area * depth / cmPerM',
      '    ^^^^^^^^^^^',
    ],
  },
  'braces around a name': {
    change: { 'formulas.volume.is': '{area} * depth / cmPerM' },
    says: [
      "formulas.volume.is has the character '{', which is not part of the formula language; write a name without braces",
      '    {area} * depth / cmPerM',
      '    ^',
    ],
  },
  'equals sign at the start': {
    change: { 'formulas.volume.is': '= area * depth / cmPerM' },
    says: [
      "formulas.volume.is has the character '=', which is not part of the formula language; leave it out: a formula begins with its first name",
      '    = area * depth / cmPerM',
      '    ^',
    ],
  },
  'number before a name': {
    change: { 'formulas.volume.is': '2area * depth / cmPerM' },
    says: [
      'formulas.volume.is has a number and a name with no operator between them; write * for times',
      '    2area * depth / cmPerM',
      '     ^',
    ],
  },
  'semicolon at the end': {
    change: { 'formulas.volume.is': 'area * depth / cmPerM;' },
    says: [
      "formulas.volume.is has the character ';', which is not part of the formula language; leave it out: a formula is one expression",
      '    area * depth / cmPerM;',
      '                         ^',
    ],
  },
  // The check looks for cycles once each formula by itself is right.
})
