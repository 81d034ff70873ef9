import {
  garden,
  path,
  pathWithBeds,
  pathWithPrice,
  pathWithPriceOfFinishedMurram,
  pathWithPriceOfMurram,
} from '../support/good.ts'
import { metres, share } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(path, {
    "examples.path.given is not a valid input: the calculator does not accept area '' (Area: a number above zero), depth '0' (Depth: a number above zero); give area in the example, or make the field optional or visibleWhen":
      { 'examples.path.given': { depth: '0' } },
    'examples.drive.given is the same as examples.yard.given; change one, or leave it out': {
      'examples.drive': {
        name: 'A drive',
        given: { stone: 'murram', depth: '10', area: '100' },
        expect: { volume: '10.00', weight: '19.0', loads: '3' },
      },
    },
    "examples.path.given is not a valid input: the calculator does not accept depth '0' (Depth: a number above zero)":
      { 'examples.path.given.depth': '0' },
    "examples.path.expect.loads is missing; the formulas give '1'": {
      'examples.path.expect.loads': undefined,
    },
    "examples.path.given.area is neither a text nor a list of rows, as typed: '4' or [{ width: '3' }]":
      { 'examples.path.given.area': 20 },
    'examples.yard.name is the same as examples.path.name; change one, or leave it out': {
      'examples.yard.name': 'A path of 20 m², 5 cm deep',
    },
    'examples.path.given.aera is not a field; did you mean "area"?': {
      'examples.path.given': { aera: '20' },
    },
    'examples.path.expect.wieght is not a result; did you mean "weight"?': {
      'examples.path.expect.wieght': '1.6',
    },
    "examples.path.expect.weight says '1.7', but the formulas give '1.6'": {
      'examples.path.expect.weight': '1.7',
    },
    'examples is missing; an object with names as keys is expected': { examples: undefined },
  }),
  ...refusalsIn(garden, {
    'examples.path.estimates.Pahts is not made with these inputs; did you mean "Path"?': {
      'examples.path.estimates.Pahts': '1.6',
    },
    'examples.path.given is not a valid input: area is not accepted (Path: Area: a number above zero)':
      {
        'constants.terrace': { value: '20', unit: 'm²', assumption: 'A terrace of four by five.' },
        'formulas.rest': { unit: 'm²', is: 'area - terrace' },
        'examples.yard.estimates.Path': '15.2',
        'estimates[0].given.area': 'rest',
      },
    "examples.path.estimates says '1.7' of 'Path', but its key figure is '1.6'": {
      'examples.path.estimates.Path': '1.7',
    },
  }),
  ...refusalsIn(pathWithPrice, {
    'examples.path.expect.cost is absent with these inputs, so the page shows nothing for it; leave it out':
      { 'examples.path.expect.cost': '0.00' },
  }),
  ...refusalsIn(pathWithPriceOfMurram, {
    'examples.path.given.price is not on the page here: it is only where stone is murram; leave it out':
      { 'examples.path.given.price': '900' },
    'examples.path.given.stone is \'muram\', which is none of the options; did you mean "murram"?':
      { 'examples.path.given': { area: '20', stone: 'muram', price: '900' } },
  }),
  ...refusalsIn(pathWithPriceOfFinishedMurram, {
    'examples.path.given.price is not on the page here: it is only where stone is murram and finish is rolled or raked; leave it out':
      { 'examples.path.given': { area: '20', finish: 'raked', price: '900' } },
  }),
  ...refusalsIn(pathWithBeds, {
    'examples.path.given.beds[0].length is not a text in quotes': {
      'examples.path.given.beds': [{ length: 2, width: '1' }],
    },
    "examples.path.given.beds is not a list of rows, as [{ length: '1' }]": {
      'examples.path.given.beds': '3 m',
    },
    'examples.path.given.depth.size is not a field; known here: area, depth, stone, beds': {
      'examples.path.given': { area: '20', 'depth.size': 'cm' },
    },
    'examples.path.given.beds[0].lenght is not a field of a row; did you mean "length"?': {
      'examples.path.given.beds': [{ lenght: '2', width: '1' }],
    },
    "examples.path.given is not a valid input: the calculator does not accept depth '5' (Depth: a number above zero)":
      { 'examples.path.given': { area: '20', 'depth.unit': 'furlong' } },
    "examples.path.given is not a valid input: the calculator does not accept beds.1.width '' (Bed 2, width: a number above zero)":
      { 'examples.path.given.beds': [{ length: '2', width: '1' }, { length: '2' }] },
    'examples.path.given.area is not a text, as typed': {
      'examples.path.given.area': [{ width: '2' }],
    },
    "examples.path.given is not a valid input: the calculator does not accept beds.0.length '20' (The beds are larger than the path)":
      { 'examples.path.given.beds': [{ length: '20', width: '1' }] },
    "examples.path.given is not a valid input: the calculator does not accept beds.5.length '1' (Flower beds: at most 5 beds)":
      { 'examples.path.given.beds': Array(6).fill({ length: '1', width: '1' }) },
  }),
  ...mistakesIn(path, {
    'division by zero in an example': {
      change: {
        'fields.bays': { ...share, label: 'Bays', accepts: 'positive', default: '3' },
        'formulas.each': { unit: 'm³', is: 'volume / floor(1 / bays)' },
        'results[3]': { of: 'each', label: 'each', decimals: 2 },
      },
      says: [
        "formulas.each.is divides by floor(1 / bays), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
        "examples.path.given is not a valid input: the calculator does not accept bays '3' (Each: it divides by zero, so that it cannot be worked out)",
        "examples.yard.given is not a valid input: the calculator does not accept bays '3' (Each: it divides by zero, so that it cannot be worked out)",
      ],
    },
    'empty examples': {
      change: { examples: {} },
      says: [
        'examples has 0 worked examples; at least 2 are expected',
        "faqs[0].answer shows {path.weight}, which is not an example's input or result",
      ],
    },
    'example with a field of a row that is hidden': {
      in: pathWithBeds,
      change: {
        'fields.beds.fields.kind': { ...valid.fields.stone, label: 'Kind' },
        'fields.beds.fields.edge': { ...metres, label: 'Edge', visibleWhen: { kind: ['murram'] } },
        'fields.beds.formulas.bedArea.is':
          'length * first(edge, width) * kind.density / kind.density',
        'examples.path.given.beds': [
          { length: '1', width: '1', kind: 'murram', edge: '1' },
          { length: '1', width: '1', edge: '1' },
          { length: '1', width: '1', kind: 'murrum', edge: '1' },
        ],
      },
      says: [
        'examples.path.given.beds[1].edge is not on the page here: it is only where kind is murram; leave it out',
        'examples.path.given.beds[2].kind is \'murrum\', which is none of the options; did you mean "murram"?',
      ],
    },
    'example with too few rows': {
      in: pathWithBeds,
      change: { 'fields.beds.minimum': 1 },
      says: [
        "examples.path.given is not a valid input: the calculator does not accept beds.0.length '' (Flower beds: at least 1 bed)",
        "examples.yard.given is not a valid input: the calculator does not accept beds.0.length '' (Flower beds: at least 1 bed)",
      ],
    },
    'root of a negative in an example': {
      change: {
        'fields.cut': {
          kind: 'number',
          label: 'Width',
          unit: 'm²',
          accepts: 'positive',
          default: '30',
        },
        'formulas.side': { unit: 'm', is: 'sqrt(area - cut)' },
        'results[3]': { of: 'side', label: 'side', decimals: 2 },
      },
      says: [
        "examples.path.given is not a valid input: the calculator does not accept cut '30' (Side: it takes the root of a negative, so that it cannot be worked out)",
        "examples.yard.expect.side is missing; the formulas give '8.37'",
      ],
    },
  }),
]
