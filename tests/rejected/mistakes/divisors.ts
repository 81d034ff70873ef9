import { path, pathWithBeds, pathWithMaterial, pathWithShare } from '../support/good.ts'
import { share } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(pathWithShare, {
    // It would not be enough that one of the two accepts no zero.
    "formulas.volume.is divides by share * part, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      {
        'fields.part': { ...share, label: 'Part', default: '1' },
        'formulas.volume.is': 'area * depth / cmPerM * 2 / (share * part)',
      },
    "formulas.volume.is divides by (share / 2) * 2, which may be zero; let share accept 'positive', or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      { 'formulas.volume.is': 'area * depth / cmPerM * 2 / (share / 2 * 2)' },
    // The root of a number just above 4 is rounded to 2.
    "formulas.volume.is divides by sqrt(share) - 2, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      {
        'fields.share': { ...share, default: '16', accepts: { exclusiveMinimum: '4' } },
        'formulas.volume.is': 'area * depth / cmPerM * 2 / (sqrt(share) - 2)',
      },
    "formulas.volume.is divides by (share / 2) * 2, which may be zero; let share accept { minimum: '1', integer: true }, or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      {
        'fields.share.accepts.integer': true,
        'formulas.volume.is': 'area * depth / cmPerM * 2 / (share / 2 * 2)',
      },
    "formulas.volume.is divides by cuts, which may be zero; give its formula accepts: 'positive' and an errorMessage that says what a person should enter":
      {
        'formulas.volume.is': 'area * depth / cmPerM * 2 / cuts',
        'formulas.cuts': { unit: '1', is: 'floor(share)' },
      },
    "formulas.volume.is divides by floor(8 / (2 + share)), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      { 'formulas.volume.is': 'area * depth / cmPerM * 2 / floor(8 / (2 + share))' },
    "formulas.volume.is divides by share, which may be zero; let the field accept 'positive'": {
      'formulas.volume.is': 'area * depth / cmPerM * 2 / share',
    },
  }),
  ...refusalsIn(path, {
    "constants.lorryLoad.value is '1/0', which is not an exact number; write '5.5' or '2/7'": {
      'constants.lorryLoad': { value: '1/0', unit: 'cm/m', source: 'The metric system.' },
    },
    'formulas.loads.is divides by stone.density, which may be zero; give every option a value above zero':
      {
        'fields.stone.options.air': { label: 'Air', values: { density: '0' } },
        'formulas.loads.is': 'ceil(weight / stone.density * stone.density / lorryLoad)',
      },
  }),
  ...refusalsIn(pathWithMaterial, {
    "materials[0].amount divides by share, which may be zero; let the field accept 'positive'": {
      'fields.share': { ...share, default: '2' },
      'materials[0].amount': 'volume / share',
    },
  }),
  ...refusalsIn(pathWithBeds, {
    "fields.beds.formulas.bedArea.is divides by share, which may be zero; let the field accept 'positive'":
      {
        'fields.beds.fields.share': share,
        'fields.beds.formulas.bedArea.is': 'length * width / share',
      },
    "fields.beds.formulas.bedArea.is divides by (share / 2) * 2, which may be zero; let share accept 'positive', or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter":
      {
        'fields.beds.fields.share': share,
        'fields.beds.formulas.bedArea.is': 'length * width / (share / 2 * 2)',
      },
  }),
  ...mistakesIn(pathWithShare, {
    'divisor that is nothing': {
      in: path,
      change: { 'constants.lorryLoad.value': '0' },
      says: [
        'formulas.loads.is divides by lorryLoad, which may be zero; give it a value above zero',
        "examples.path.given is not a valid input: the calculator does not accept stone 'ballast' (Lorry loads: it divides by zero, so that it cannot be worked out)",
        "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: it divides by zero, so that it cannot be worked out)",
      ],
    },
    // The largest is zero, too, where all of them are.
    'divisor that is the smallest of rows': {
      in: pathWithBeds,
      change: {
        'fields.beds.fields.height': { ...share, label: 'Height', unit: 'm' },
        'formulas.slender': { unit: '1', is: 'max(beds.length) / min(beds.height)' },
        'formulas.flat': { unit: '1', is: 'min(beds.length) / max(beds.height)' },
        'results[3]': { of: 'slender', label: 'Slenderness', decimals: 2 },
        'results[4]': { of: 'flat', label: 'Flatness', decimals: 2 },
      },
      says: [
        "formulas.slender.is divides by min(beds.height), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
        "formulas.flat.is divides by max(beds.height), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
      ],
    },
    'divisor with a field that is zero at first': {
      change: {
        'fields.share.default': '0',
        'formulas.volume.is': 'area * depth / cmPerM * 2 / (share / 2 * 2)',
      },
      says: [
        "formulas.volume.is divides by (share / 2) * 2, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
        "examples.path.given is not a valid input: the calculator does not accept share '0' (Volume: it divides by zero, so that it cannot be worked out)",
        "examples.yard.given is not a valid input: the calculator does not accept share '0' (Volume: it divides by zero, so that it cannot be worked out)",
      ],
    },
    'divisor with a message for limits': {
      change: {
        'formulas.volume': {
          unit: 'm³',
          is: 'area * depth / cmPerM * 2 / share',
          accepts: { maximum: '9000' },
          errorMessage: 'It is too much',
        },
      },
      says: "formulas.volume.is divides by share, which may be zero; let the field accept 'positive'",
    },
  }),
]
