import { changed } from '../../support/changed.ts'
import { garden, pathWithPits, sandWithPonds } from '../support/good.ts'
import { withPits } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

const gravel = { 'gravel-calculator': withPits }
const { bed } = withPits.fields.pits.fields

export const mistakes = [
  ...refusalsIn(pathWithPits, {
    'fields.pits.fields.bed.of is \'bed\', which is not a repeat of this calculator; did you mean "beds"?':
      { 'fields.pits.fields.bed.of': 'bed' },
    "fields.pits.fields.bed.of is 'pits', whose rows belong to these in turn: pits → pits; leave one of the fields out":
      { 'fields.pits.fields.bed.of': 'pits' },
    "fields.pits.fields.other.of is 'beds', as that of bed is; a row belongs to one row of beds": {
      'fields.pits.fields.other': { ...bed, label: 'Other bed' },
    },
    "fields.bed.kind is missing or not known; a field's kind is 'number', 'choice' or 'repeat'": {
      'fields.bed': bed,
    },
    'fields.pits.fields.bed has an unknown key "default"; known here: kind, label, hint, of': {
      'fields.pits.fields.bed.default': '1',
    },
    "fields.beds.formulas.planted.is subtracts 'm²' and 'm'; both sides must have one unit": {
      'fields.beds.formulas.planted.is': '«bedArea - sum(pits.side)»',
    },
    'fields.beds.formulas.planted.is sums "pits.pitAera", which is not a column of a repeat; did you mean "pits.pitArea"?':
      { 'fields.beds.formulas.planted.is': 'bedArea - sum(«pits.pitAera»)' },
    'fields.pits.formulas.pitArea.is sums "beds.bedArea" in a row of pits; rows are added up by the calculator\'s own formulas':
      { 'fields.pits.formulas.pitArea.is': 'side^2 + sum(«beds.bedArea»)' },
    'results[3].of shows "soil", which may come out below zero; narrow what its fields or formulas accept, use max(0, …), or give the reason in mayBeNegative':
      {
        'fields.beds.formulas.planted.accepts': undefined,
        'fields.beds.formulas.planted.errorMessage': undefined,
      },
    'results[1].of is "weight", which is absent where no row of pits belongs to a row; the key figure must always be there':
      {
        'fields.beds.formulas.planted.is': 'bedArea - max(pits.pitArea)',
        'formulas.volume.is': 'sum(beds.planted) * depth / cmPerM + covered * depth / cmPerM',
      },
    "examples.path.given is not a valid input: the calculator does not accept pits.0.bed '3' (Pit 1, bed: one of the list)":
      { 'examples.path.given.pits': [{ bed: '3', side: '0.5' }] },
    'examples.path.given.pits[0].bed is \'6\', which is none of the options; did you mean "1"?': {
      'examples.path.given.pits': [{ bed: '6', side: '0.5' }],
    },
  }),
  ...mistakesIn(pathWithPits, {
    'rows that belong to each other in a circle': {
      change: { 'fields.beds.fields.pit': { kind: 'row', of: 'pits', label: 'Pit' } },
      says: [
        "fields.beds.fields.pit.of is 'pits', whose rows belong to these in turn: beds → pits → beds; leave one of the fields out",
        "fields.pits.fields.bed.of is 'beds', whose rows belong to these in turn: pits → beds → pits; leave one of the fields out",
      ],
    },
    'division by a sum of own rows': {
      change: { 'fields.beds.formulas.planted.is': 'bedArea * bedArea / sum(pits.pitArea)' },
      says: [
        "fields.beds.formulas.planted.is divides by sum(pits.pitArea), which may be zero; make it a formula of its own, with accepts: 'positive' and an errorMessage that says what a person should enter",
        "examples.path.given is not a valid input: the calculator does not accept pits.0.bed '1' (The pits are larger than the bed)",
      ],
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
  }),
]
