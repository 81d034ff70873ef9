import { path, pathWithBeds, pathWithMaterial, pathWithShare } from '../support/good.ts'
import { share } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(pathWithShare, {
  'constant divides by zero': {
    in: path,
    change: { 'constants.lorryLoad': { value: '1/0', unit: 'cm/m', source: 'The metric system.' } },
    says: "constants.lorryLoad.value is '1/0', which is not an exact number; write '5.5' or '2/7'",
  },
  'divisor of a material that may be zero': {
    in: pathWithMaterial,
    change: { 'fields.share': { ...share, default: '2' }, 'materials[0].amount': 'volume / share' },
    says: "materials[0].amount divides by share, which may be zero; let the field accept 'positive'",
  },
  'divisor of a row that may be zero': {
    in: pathWithBeds,
    change: {
      'fields.beds.fields.share': share,
      'fields.beds.formulas.bedArea.is': 'length * width / share',
    },
    says: "fields.beds.formulas.bedArea.is divides by share, which may be zero; let the field accept 'positive'",
  },
  'divisor of an option that is zero': {
    in: path,
    change: {
      'fields.stone.options.air': { label: 'Air', values: { density: '0' } },
      'formulas.loads.is': 'ceil(weight / stone.density * stone.density / lorryLoad)',
    },
    says: 'formulas.loads.is divides by stone.density, which may be zero; give every option a value above zero',
  },
  // It would not be enough that one of the two accepts no zero.
  'divisor of two fields that may be zero': {
    change: {
      'fields.part': { ...share, label: 'Part', default: '1' },
      'formulas.volume.is': 'area * depth / cmPerM * 2 / (share * part)',
    },
    says: "formulas.volume.is divides by share * part, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  'divisor that a field may make zero': {
    change: { 'formulas.volume.is': 'area * depth / cmPerM * 2 / (share / 2 * 2)' },
    says: "formulas.volume.is divides by (share / 2) * 2, which may be zero; let share accept 'positive', or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  'divisor that a field of a row may make zero': {
    in: pathWithBeds,
    change: {
      'fields.beds.fields.share': share,
      'fields.beds.formulas.bedArea.is': 'length * width / (share / 2 * 2)',
    },
    says: "fields.beds.formulas.bedArea.is divides by (share / 2) * 2, which may be zero; let share accept 'positive', or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  // The root of a number just above 4 is rounded to 2.
  'divisor that a rounded root may make zero': {
    change: {
      'fields.share': { ...share, default: '16', accepts: { exclusiveMinimum: '4' } },
      'formulas.volume.is': 'area * depth / cmPerM * 2 / (sqrt(share) - 2)',
    },
    says: "formulas.volume.is divides by sqrt(share) - 2, which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  'divisor that a whole field may make zero': {
    change: {
      'fields.share.accepts.integer': true,
      'formulas.volume.is': 'area * depth / cmPerM * 2 / (share / 2 * 2)',
    },
    says: "formulas.volume.is divides by (share / 2) * 2, which may be zero; let share accept { minimum: '1', integer: true }, or make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  'divisor that is a formula': {
    change: {
      'formulas.volume.is': 'area * depth / cmPerM * 2 / cuts',
      'formulas.cuts': { unit: '1', is: 'floor(share)' },
    },
    says: "formulas.volume.is divides by cuts, which may be zero; give its formula accepts: 'positive' and an errorMessage that says what a person should enter",
  },
  'divisor that is nothing': {
    in: path,
    change: { 'constants.lorryLoad.value': '0' },
    says: [
      'formulas.loads.is divides by lorryLoad, which may be zero; give it a value above zero',
      "examples.path.given is not a valid input: the calculator does not accept stone 'ballast' (Lorry loads: it divides by zero, so that it cannot be worked out)",
      "examples.yard.given is not a valid input: the calculator does not accept stone 'murram' (Lorry loads: it divides by zero, so that it cannot be worked out)",
    ],
  },
  'divisor that is rounded down': {
    change: { 'formulas.volume.is': 'area * depth / cmPerM * 2 / floor(8 / (2 + share))' },
    says: "formulas.volume.is divides by floor(8 / (2 + share)), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
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
  'divisor that may be zero': {
    change: { 'formulas.volume.is': 'area * depth / cmPerM * 2 / share' },
    says: "formulas.volume.is divides by share, which may be zero; let the field accept 'positive'",
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
})
