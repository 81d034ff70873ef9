import { changed } from '../../support/changed.ts'
import { garden, path } from '../support/good.ts'
import { metres, withBeds, withEdges } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

const PRICED = {
  kind: 'number',
  label: 'Fence',
  unit: 'KSh',
  accepts: { minimum: '0' },
  optional: true,
  placement: 'price',
} as const
const { optional: _optional, ...NOT_OPTIONAL } = PRICED
const NOT_A_LINE =
  "is priced by a person, where nothing is refused or hidden, and no price is below zero; give it optional: true and accepts: { minimum: '0' }, and leave out visibleWhen"

const GROUND = { stage: 'Ground', of: 'gravel-calculator', given: { area: 'area' } }

export const mistakes = [
  ...refusalsIn(path, {
    'materials[0].stage is given, but only a calculator that makes estimates has stages; leave it out':
      { materials: [{ material: 'ballast', amount: 'volume', stage: 'Ground' }] },
    "fields.fence.placement is 'price', a line in the bill of many estimates; only a calculator that makes estimates has one":
      { 'fields.fence': PRICED },
  }),
  ...refusalsIn(garden, {
    [`fields.fence ${NOT_A_LINE}`]: { 'fields.fence': NOT_OPTIONAL },
  }),
  ...refusalsIn(garden, {
    [`fields.fence ${NOT_A_LINE}`]: { 'fields.fence': { ...PRICED, accepts: 'number' } },
  }),
  ...refusalsIn(garden, {
    "fields.fence.unit is 'm'; a person prices a line in KSh, or in % of all else": {
      'fields.fence': { ...PRICED, unit: 'm' },
    },
    'materials[0].amount uses "fence", which a person prices; its own line alone does': {
      'fields.fence': { ...PRICED, unit: '%' },
      materials: [{ material: 'ballast', amount: 'volume * fence / percent', stage: 'Ground' }],
    },
    'materials[0] has no stage, beside estimates that have; give it one of theirs: Ground': {
      materials: [{ material: 'ballast', amount: 'volume' }],
    },
    'materials[0].stage is \'Grond\', a stage of no estimate; did you mean "Ground"?': {
      materials: [{ material: 'ballast', amount: 'volume', stage: 'Grond' }],
    },
    'estimates[0].given.area gives an option to area, which is no choice of gravel-calculator': {
      'estimates[0].given': { area: { option: '20' } },
    },
    'estimates[0].given.stone gives the option \'balast\', which gravel-calculator does not have; did you mean "ballast"?':
      { 'estimates[0].given.stone': { option: 'balast' } },
    'estimates[0].stage is \'Grond\', one letter off another stage; did you mean "Ground"?': {
      'estimates[0].stage': 'Grond',
      'estimates[1]': { ...GROUND, name: 'Yard' },
      'estimates[2]': { ...GROUND, name: 'Drive' },
    },
    'estimates[0].of is \'gravel\', which is not a calculator; did you mean "gravel-calculator"?': {
      'estimates[0].of': 'gravel',
    },
    'estimates[0].forEach is "bed", which is not a repeat; did you mean "beds"?': {
      'estimates[0].name': 'Bed {row}',
      'estimates[0].forEach': 'bed',
    },
    'estimates[0].given.area gives "stone", which is not a number field, constant or formula; known here: area, depth, lorryLoad, volume, weight, loads, covered':
      { 'estimates[0].given': { area: 'stone' } },
    'estimates[0].given.area gives "beds.bedArea", which has a value in every row; an estimate gives rows by forEach: \'beds\', and a formula can sum them: sum(beds.bedArea)':
      { 'estimates[0].given': { area: 'beds.bedArea' } },
    'estimates[0].given.area is neither a name nor a list of repeats nor an option': {
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
