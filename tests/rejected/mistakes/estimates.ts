import { changed } from '../../support/changed.ts'
import { garden } from '../support/good.ts'
import { metres, withBeds, withEdges } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(garden, {
    'estimates[0].forEach is "bed", which is not a repeat; did you mean "beds"?': {
      'estimates[0].name': 'Bed {row}',
      'estimates[0].forEach': 'bed',
    },
    'estimates[0].given.area gives "stone", which is not a number field, constant or formula; known here: area, depth, lorryLoad, volume, weight, loads, covered':
      { 'estimates[0].given': { area: 'stone' } },
    'estimates[0].given.area gives "beds.bedArea", which is not a number field, constant or formula; known here: area, depth, lorryLoad, volume, weight, loads, covered':
      { 'estimates[0].given': { area: 'beds.bedArea' } },
    'estimates[0].given.area is neither a name nor a list of repeats': {
      'estimates[0].given': { area: 20 },
    },
    'estimates[0].given.area gives rows to area, which gravel-calculator has once': {
      'estimates[0].given': { area: ['beds'] },
    },
    'estimates[0].given.area is empty; at least one repeat is expected': {
      'estimates[0].given': { area: [] },
    },
    'estimates[0].name is the same for every row; add {row} to it': {
      'estimates[0].forEach': 'beds',
    },
    'estimates[0].when is "aera", which is not a field, constant or formula; did you mean "area"?':
      { 'estimates[0].when': 'aera' },
    'estimates[0].name shows {row}, but only an estimate with forEach has a {row} to show': {
      'estimates[0].name': 'Bed {row}',
    },
    'estimates[0].name shows {number}; all that it can show is {row}': {
      'estimates[0].name': 'Bed {number}',
      'estimates[0].forEach': 'beds',
    },
    'estimates[0].stage is empty; a text is expected': { 'estimates[0].stage': '' },
    'estimates[0].given.area gives "aera", which is not a number field, constant or formula; did you mean "area"?':
      { 'estimates[0].given': { area: 'aera' } },
  }),
  ...mistakesIn(garden, {
    'estimate given a name for rows': {
      beside: { 'gravel-calculator': withBeds },
      change: { 'estimates[0].given': { area: 'area', beds: 'beds' } },
      says: 'estimates[0].given.beds gives "beds", where gravel-calculator has rows; give a list of repeats, as [\'beds\']',
    },
    'estimate given rows beside those of an unknown repeat': {
      beside: { 'gravel-calculator': withBeds },
      change: { 'estimates[0].given': { area: 'area', beds: ['beds', 'bets'] } },
      says: 'estimates[0].given.beds gives the rows of "bets", which is not a repeat; did you mean "beds"?',
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
  }),
]
