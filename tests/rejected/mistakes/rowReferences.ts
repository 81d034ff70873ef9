import { changed } from '../../support/changed.ts'
import { garden, pathWithPits, sandWithPonds } from '../support/good.ts'
import { withPits } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'

const gravel = { 'gravel-calculator': withPits }
const { bed } = withPits.fields.pits.fields

export const mistakes = mistakesIn(pathWithPits, {
  'row of an unknown repeat': {
    change: { 'fields.pits.fields.bed.of': 'bed' },
    says: 'fields.pits.fields.bed.of is \'bed\', which is not a repeat of this calculator; did you mean "beds"?',
  },
  'row of its own repeat': {
    change: { 'fields.pits.fields.bed.of': 'pits' },
    says: "fields.pits.fields.bed.of is 'pits', whose rows belong to these in turn: pits → pits; leave one of the fields out",
  },
  'rows that belong to each other in a circle': {
    change: { 'fields.beds.fields.pit': { kind: 'row', of: 'pits', label: 'Pit' } },
    says: [
      "fields.beds.fields.pit.of is 'pits', whose rows belong to these in turn: beds → pits → beds; leave one of the fields out",
      "fields.pits.fields.bed.of is 'beds', whose rows belong to these in turn: pits → beds → pits; leave one of the fields out",
    ],
  },
  'row that belongs to two rows of one repeat': {
    change: { 'fields.pits.fields.other': { ...bed, label: 'Other bed' } },
    says: "fields.pits.fields.other.of is 'beds', as that of bed is; a row belongs to one row of beds",
  },
  'row of a repeat outside of all rows': {
    change: { 'fields.bed': bed },
    says: "fields.bed.kind is missing or not known; a field's kind is 'number', 'choice' or 'repeat'",
  },
  'row with a default': {
    change: { 'fields.pits.fields.bed.default': '1' },
    says: 'fields.pits.fields.bed has an unknown key "default"; known here: kind, label, hint, of',
  },
  'sum of own rows in another unit': {
    change: { 'fields.beds.formulas.planted.is': 'bedArea - sum(pits.side)' },
    says: [
      "fields.beds.formulas.planted.is subtracts 'm²' and 'm'; both sides must have one unit",
      '    bedArea - sum(pits.side)',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'sum of an unknown column of own rows': {
    change: { 'fields.beds.formulas.planted.is': 'bedArea - sum(pits.pitAera)' },
    says: [
      'fields.beds.formulas.planted.is sums "pits.pitAera", which is not a column of a repeat; did you mean "pits.pitArea"?',
      '    bedArea - sum(pits.pitAera)',
      '                  ^^^^^^^^^^^^',
    ],
  },
  'sum of rows that belong to another repeat': {
    change: { 'fields.pits.formulas.pitArea.is': 'side^2 + sum(beds.bedArea)' },
    says: [
      'fields.pits.formulas.pitArea.is sums "beds.bedArea" in a row of pits; rows are added up by the calculator\'s own formulas',
      '    side^2 + sum(beds.bedArea)',
      '                 ^^^^^^^^^^^^',
    ],
  },
  'result of own rows that may be negative': {
    change: {
      'fields.beds.formulas.planted.accepts': undefined,
      'fields.beds.formulas.planted.errorMessage': undefined,
    },
    says: 'results[3].of shows "soil", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative',
  },
  'division by a sum of own rows': {
    change: { 'fields.beds.formulas.planted.is': 'bedArea * bedArea / sum(pits.pitArea)' },
    says: [
      "fields.beds.formulas.planted.is divides by sum(pits.pitArea), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
      "examples.path.given is not a valid input: the calculator does not accept pits.0.bed '1' (The pits are larger than the bed)",
    ],
  },
  'key figure of the largest of own rows': {
    change: {
      'fields.beds.formulas.planted.is': 'bedArea - max(pits.pitArea)',
      'formulas.volume.is': 'sum(beds.planted) * depth / cmPerM + covered * depth / cmPerM',
    },
    says: 'results[1].of is "weight", which is absent where no row of pits belongs to a row; the key figure must always be there',
  },
  'row that no formula sums': {
    change: { 'fields.beds.formulas.planted.is': 'bedArea' },
    says: [
      'fields.pits.fields.bed reaches no result; use it in a formula, or leave it out',
      'fields.pits.fields.side reaches no result; use it in a formula, or leave it out',
      'fields.pits.formulas.pitArea reaches no result; use it in a formula, or leave it out',
      'fields.pits reaches no result; use it in a formula, or leave it out',
      "examples.path.expect.soil says '2.00', but the formulas give '2.25'",
    ],
  },
  'example of a row that is not there': {
    change: { 'examples.path.given.pits': [{ bed: '3', side: '0.5' }] },
    says: "examples.path.given is not a valid input: the calculator does not accept pits.0.bed '3' (Pit 1, bed: one of the list)",
  },
  'example of a row that there cannot be': {
    change: { 'examples.path.given.pits': [{ bed: '6', side: '0.5' }] },
    says: 'examples.path.given.pits[0].bed is \'6\', which is none of the options; did you mean "1"?',
  },
  'use that gives rows that belong to others': {
    in: sandWithPonds,
    beside: gravel,
    change: { 'uses.gravel.given.pits': { of: 'ponds', given: { side: 'wide' } } },
    says: 'uses.gravel.given.pits.given cannot give bed, the row that a row in gravel-calculator belongs to; leave the rows out',
  },
  'estimate that gives rows that belong to others': {
    in: garden,
    beside: gravel,
    change: {
      'fields.pits': changed(withPits.fields.pits, {}),
      'fields.beds.formulas.planted': withPits.fields.beds.formulas.planted,
      'formulas.soil': withPits.formulas.soil,
      'results[3]': { of: 'soil', label: 'Soil', decimals: 2 },
      'estimates[0].given.pits': ['pits'],
    },
    says: 'estimates[0].given.pits cannot give bed, the row that a pit of gravel-calculator belongs to; leave the rows out',
  },
})
