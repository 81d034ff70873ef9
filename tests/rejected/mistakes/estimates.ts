import { changed } from '../../support/changed.ts'
import { garden } from '../support/good.ts'
import { metres, withBeds, withEdges } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = mistakesIn(garden, {
  'estimate for each of no repeat': {
    change: { 'estimates[0].name': 'Bed {row}', 'estimates[0].forEach': 'bed' },
    says: 'estimates[0].forEach is "bed", which is not a repeat; did you mean "beds"?',
  },
  'estimate given a choice for a number': {
    change: { 'estimates[0].given': { area: 'stone' } },
    says: 'estimates[0].given.area gives "stone", which is not a number field, constant or formula; known here: area, depth, lorryLoad, volume, weight, loads, covered',
  },
  'estimate given a column without for each': {
    change: { 'estimates[0].given': { area: 'beds.bedArea' } },
    says: 'estimates[0].given.area gives "beds.bedArea", which is not a number field, constant or formula; known here: area, depth, lorryLoad, volume, weight, loads, covered',
  },
  'estimate given a name for rows': {
    beside: { 'gravel-calculator': withBeds },
    change: { 'estimates[0].given': { area: 'area', beds: 'beds' } },
    says: 'estimates[0].given.beds gives "beds", where gravel-calculator has rows; give a list of repeats, as [\'beds\']',
  },
  'estimate given a number without quotes': {
    change: { 'estimates[0].given': { area: 20 } },
    says: 'estimates[0].given.area is neither a name nor a list of repeats',
  },
  'estimate given rows beside those of an unknown repeat': {
    beside: { 'gravel-calculator': withBeds },
    change: { 'estimates[0].given': { area: 'area', beds: ['beds', 'bets'] } },
    says: 'estimates[0].given.beds gives the rows of "bets", which is not a repeat; did you mean "beds"?',
  },
  'estimate given rows for a number': {
    change: { 'estimates[0].given': { area: ['beds'] } },
    says: 'estimates[0].given.area gives rows to area, which gravel-calculator has once',
  },
  'estimate given rows of other fields': {
    beside: {
      'gravel-calculator': changed(withBeds, {
        'fields.beds.fields.length.unit': 'cm',
        'fields.beds.formulas.bedArea.is': '(length / cmPerM) * width',
      }),
    },
    change: { 'estimates[0].given': { area: 'area', beds: ['beds'] } },
    says: 'estimates[0].given.beds gives "beds.length" in m, where gravel-calculator has cm; convert it in a formula',
  },
  'estimate given rows that lack a field': {
    beside: { 'gravel-calculator': withEdges },
    change: { 'estimates[0].given': { area: 'area', beds: ['beds'] } },
    says: 'estimates[0].given.beds gives nothing to edge, a field of a bed of gravel-calculator without a default; give it a name in m',
  },
  'estimate given rows with a field that it lacks': {
    beside: { 'gravel-calculator': withBeds },
    change: {
      'fields.beds.fields.edge': { ...metres, label: 'Edge', default: '1' },
      'estimates[0].given': { area: 'area', beds: ['beds'] },
    },
    says: 'fields.beds.fields.edge is not a field of a bed of gravel-calculator; known here: length, width',
  },
  'estimate given the rows of no repeats': {
    change: { 'estimates[0].given': { area: [] } },
    says: 'estimates[0].given.area is empty; at least one repeat is expected',
  },
  'estimate in a circle': {
    beside: {
      'gravel-calculator': changed(valid, {
        estimates: [
          { name: 'Garden', stage: 'Ground', of: 'garden-estimator', given: { area: 'area' } },
        ],
      }),
    },
    says: "estimates[0].of is 'gravel-calculator', which needs this calculator in turn: gravel-calculator → garden-estimator → gravel-calculator",
  },
  'estimate named alike for each row': {
    change: { 'estimates[0].forEach': 'beds' },
    says: 'estimates[0].name is the same for every row; add {row} to it',
  },
  'estimate of an estimator': {
    beside: { 'gravel-calculator': valid, 'path-estimator': garden.definition },
    change: { 'estimates[0].of': 'path-estimator' },
    says: "estimates[0].of is 'path-estimator', which makes estimates itself; name the calculators that it makes them of",
  },
  'estimate that an example does not expect': {
    change: { 'examples.path.estimates': undefined, 'examples.yard.estimates': undefined },
    says: [
      "examples.path.estimates lacks 'Path'; its key figure is '1.6'",
      "examples.yard.estimates lacks 'Path'; its key figure is '19.0'",
    ],
  },
  'estimate when an unknown name': {
    change: { 'estimates[0].when': 'aera' },
    says: 'estimates[0].when is "aera", which is not a field, constant or formula; did you mean "area"?',
  },
  'estimate with a row but none for each': {
    change: { 'estimates[0].name': 'Bed {row}' },
    says: 'estimates[0].name shows {row}, but only an estimate with forEach has a {row} to show',
  },
  'estimate with an unknown value in its name': {
    change: { 'estimates[0].name': 'Bed {number}', 'estimates[0].forEach': 'beds' },
    says: 'estimates[0].name shows {number}; all that it can show is {row}',
  },
  'estimate without a stage': {
    change: { 'estimates[0].stage': '' },
    says: 'estimates[0].stage is empty; a text is expected',
  },
  'estimate given an unknown name': {
    change: { 'estimates[0].given': { area: 'aera' } },
    says: 'estimates[0].given.area gives "aera", which is not a number field, constant or formula; did you mean "area"?',
  },
})
