import { path, pathWithBeds, sandFromGravel } from '../support/good.ts'
import { metres, withBeds } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = mistakesIn(path, {
  'choice of a row with one label for two values': {
    in: pathWithBeds,
    change: {
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
    says: "fields.beds.fields.soil.labels.bulk is called 'density of all flower beds' in the working, as fields.beds.fields.soil.labels.density is; give one of the two another label",
  },
  'choice with one label for two values': {
    change: {
      'fields.stone.units.bulk': 'tonne/m³',
      'fields.stone.options.ballast.values.bulk': '1.6',
      'fields.stone.options.murram.values.bulk': '1.9',
      'fields.stone.labels': { bulk: 'Density' },
    },
    says: "fields.stone.labels.bulk is called 'density' in the working, as fields.stone.labels.density is; give one of the two another label",
  },
  "constant with a conversion's name": {
    change: { 'constants.cmPerM': { value: '100', unit: 'cm/m', source: 'The metric system.' } },
    says: 'constants.cmPerM has the name of the conversion cmPerM, centimetres in a metre, which the language knows; choose another',
  },
  "constant with a field's name": {
    change: { 'constants.depth': { value: '5', unit: 'cm', assumption: 'Usual.' } },
    says: 'constants.depth has the name of fields.depth; choose another',
  },
  'constant with the words of a conversion': {
    change: { 'constants.lorryLoad.label': 'centimetres in a metre' },
    says: "constants.lorryLoad.label is called 'centimetres in a metre' in the working, as the conversion cmPerM is; give one of the two another label",
  },
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
  "field with a conversion's name": {
    change: {
      'fields.percent': { kind: 'number', label: 'Wastage', unit: '%', accepts: 'number' },
    },
    says: 'fields.percent has the name of the conversion percent, one hundred per cent, which the language knows; choose another',
  },
  "formula with a field's name": {
    change: { 'formulas.depth': { unit: 'm³', is: 'volume' } },
    says: 'formulas.depth has the name of fields.depth; choose another',
  },
  'name of a function': {
    change: { 'constants.ceil': { value: '5', unit: 'cm', assumption: 'Usual.' } },
    says: 'constants.ceil has the name of the function ceil; choose another',
  },
  'name of a prototype': {
    change: { 'fields.constructor': valid.fields.depth },
    says: 'fields.constructor is a name that JavaScript keeps for itself',
  },
  'name with capital': {
    change: { 'fields.Depth': valid.fields.depth },
    says: 'fields.Depth is not a name; names are words like roomArea: a small letter first, then letters and digits',
  },
  'name with hyphen': {
    change: { 'fields.path-width': valid.fields.depth },
    says: 'fields.path-width is not a name; names are words like roomArea: a small letter first, then letters and digits',
  },
  'repeat with one name twice': {
    in: pathWithBeds,
    change: { 'fields.beds.formulas': { width: { unit: 'm²', is: 'length^2' } } },
    says: 'fields.beds.formulas.width has the name of fields.beds.fields.width; choose another',
  },
  'two columns with one label': {
    in: pathWithBeds,
    change: { 'fields.beds.formulas.bedArea.label': 'Width' },
    says: "fields.beds.formulas.bedArea.label is called 'width of all flower beds' in the working, as fields.beds.fields.width.label is; give one of the two another label",
  },
  'two formulas with one label': {
    change: { 'formulas.volume.label': 'Area' },
    says: "formulas.volume.label is called 'area' in the working, as fields.area.label is; give one of the two another label",
  },
})
