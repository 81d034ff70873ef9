import { path, pathWithBeds, sandFromGravel } from '../support/good.ts'
import { metres, withBeds } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(path, {
    "fields.stone.labels.bulk is called 'density' in the working, as fields.stone.labels.density is; give one of the two another label":
      {
        'fields.stone.units.bulk': 'tonne/m³',
        'fields.stone.options.ballast.values.bulk': '1.6',
        'fields.stone.options.murram.values.bulk': '1.9',
        'fields.stone.labels': { bulk: 'Density' },
        'formulas.weight.is': 'volume * stone.density * stone.bulk / stone.bulk',
      },
    'constants.cmPerM has the name of the conversion cmPerM, centimetres in a metre, which the language knows; choose another':
      { 'constants.cmPerM': { value: '100', unit: 'cm/m', source: 'The metric system.' } },
    'constants.depth has the name of fields.depth; choose another': {
      'constants.depth': { value: '5', unit: 'cm', assumption: 'Usual.' },
    },
    "constants.lorryLoad.label is called 'centimetres in a metre' in the working, as the conversion cmPerM is; give one of the two another label":
      { 'constants.lorryLoad.label': 'centimetres in a metre' },
    'fields.percent has the name of the conversion percent, one hundred per cent, which the language knows; choose another':
      { 'fields.percent': { kind: 'number', label: 'Wastage', unit: '%', accepts: 'number' } },
    'formulas.depth has the name of fields.depth; choose another': {
      'formulas.depth': { unit: 'm³', is: 'volume' },
    },
    'constants.ceil has the name of the function ceil; choose another': {
      'constants.ceil': { value: '5', unit: 'cm', assumption: 'Usual.' },
    },
    'fields.constructor is a name that JavaScript keeps for itself': {
      'fields.constructor': valid.fields.depth,
    },
    'fields.Depth is not a name; names are words like roomArea: a small letter first, then letters and digits':
      { 'fields.Depth': valid.fields.depth },
    'fields.path-width is not a name; names are words like roomArea: a small letter first, then letters and digits':
      { 'fields.path-width': valid.fields.depth },
    "formulas.volume.label is called 'area' in the working, as fields.area.label is; give one of the two another label":
      { 'formulas.volume.label': 'Area' },
  }),
  ...refusalsIn(pathWithBeds, {
    "fields.beds.fields.soil.labels.bulk is called 'density of all flower beds' in the working, as fields.beds.fields.soil.labels.density is; give one of the two another label":
      {
        'fields.beds.fields.soil': {
          ...valid.fields.stone,
          label: 'Soil',
          units: { density: 'tonne/m³', bulk: 'tonne/m³' },
          options: {
            ballast: { label: 'Ballast', values: { density: '1.6', bulk: '1.6' } },
            murram: { label: 'Murram', values: { density: '1.9', bulk: '1.9' } },
          },
          labels: { bulk: 'Density' },
        },
        'fields.beds.formulas.bedArea.is': 'length * width * soil.density / soil.bulk',
      },
    'fields.beds.formulas.width has the name of fields.beds.fields.width; choose another': {
      'fields.beds.formulas': { width: { unit: 'm²', is: 'length^2' } },
    },
    "fields.beds.formulas.bedArea.label is called 'width of all flower beds' in the working, as fields.beds.fields.width.label is; give one of the two another label":
      { 'fields.beds.formulas.bedArea.label': 'Width' },
  }),
  ...mistakesIn(path, {
    'field of a row with the name of a use': {
      in: sandFromGravel,
      beside: { 'gravel-calculator': withBeds },
      change: {
        'fields.beds': {
          ...withBeds.fields.beds,
          fields: { gravel: { ...metres, label: 'Gravel' } },
          formulas: {},
        },
      },
      says: 'fields.beds.fields.gravel has the name of uses.gravel; choose another',
    },
  }),
]
