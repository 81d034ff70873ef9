import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'adding different units': {
    change: { 'formulas.volume.is': '(area + depth) * depth / cmPerM' },
    says: [
      "formulas.volume.is adds 'm²' and 'cm'; both sides must have one unit",
      '    (area + depth) * depth / cmPerM',
      '    ^^^^^^^^^^^^^^',
    ],
  },
  'angle that may be negative': {
    change: {
      'fields.pitch': { kind: 'number', label: 'Pitch', unit: '°', accepts: { maximum: '60' } },
      'formulas.steep': { unit: '1', is: 'cos(pitch)' },
      'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
    },
    says: "formulas.steep.is takes the cos of pitch, which may be below 0°; let it accept { minimum: '0', maximum: '90' }, or less",
  },
  'angle that may be obtuse': {
    change: {
      'fields.pitch': { kind: 'number', label: 'Pitch', unit: '°', accepts: 'positive' },
      'formulas.steep': { unit: '1', is: 'sin(pitch)' },
      'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
    },
    says: "formulas.steep.is takes the sin of pitch, which may be above 90°; let it accept { minimum: '0', maximum: '90' }, or less",
  },
  'angle that may be right': {
    change: {
      'fields.pitch': {
        kind: 'number',
        label: 'Pitch',
        unit: '°',
        accepts: { minimum: '0', maximum: '90' },
      },
      'formulas.steep': { unit: '1', is: 'tan(pitch)' },
      'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
    },
    says: "formulas.steep.is takes the tan of pitch, which may be 90°; let it accept { minimum: '0', exclusiveMaximum: '90' }, or less",
  },
  'bad unit of a field': {
    change: { 'fields.area.unit': 'M²' },
    says: "fields.area.unit is 'M²', where 'M' is another spelling of a measure; write 'm'",
  },
  'bad unit': {
    change: { 'formulas.volume.unit': 'm3' },
    says: "formulas.volume.unit is 'm3', which is another spelling of a measure; write 'm³'",
  },
  'bad units in a row': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.width.unit': 'M', 'fields.beds.formulas.bedArea.unit': 'm2' },
    says: [
      "fields.beds.fields.width.unit is 'M', which is another spelling of a measure; write 'm'",
      "fields.beds.formulas.bedArea.unit is 'm2', which is another spelling of a measure; write 'm²'",
    ],
  },
  'root of a length': {
    change: {
      'formulas.root': { unit: 'm', is: 'sqrt(depth)' },
      'results[3]': { of: 'root', label: 'root', decimals: 2 },
    },
    says: [
      "formulas.root.is takes the root of 'cm'; only squares have one, as m² or a plain number",
      '    sqrt(depth)',
      '    ^^^^^^^^^^^',
    ],
  },
  'sine of a length': {
    change: {
      'formulas.steep': { unit: '1', is: 'sin(depth)' },
      'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
    },
    says: [
      "formulas.steep.is takes the sine, cosine or tangent of 'cm'; only an angle has one, in °",
      '    sin(depth)',
      '    ^^^^^^^^^^',
    ],
  },
  'unit of a row does not come out': {
    in: pathWithBeds,
    change: { 'fields.beds.formulas.bedArea.is': 'length' },
    says: [
      'fields.beds.formulas.bedArea.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?',
      '    length',
      '    ^^^^^^',
    ],
  },
  'unit of a plain number': {
    change: { 'fields.area.unit': 'none' },
    says: "fields.area.unit is 'none'; a plain number has the unit '1'",
  },
  'unit with a star': {
    change: { 'fields.stone.units.density': 'tonne*m' },
    says: "fields.stone.units.density is 'tonne*m'; write 'tonne·m'",
  },
  'unit with per': {
    change: { 'fields.stone.units.density': 'tonne per m³' },
    says: "fields.stone.units.density is 'tonne per m³'; write 'tonne/m³'",
  },
})
