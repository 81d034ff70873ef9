import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(path, {
    "formulas.volume.is adds 'm²' and 'cm'; both sides must have one unit": {
      'formulas.volume.is': '«(area + depth)» * depth / cmPerM',
    },
    "formulas.steep.is takes the cos of pitch, which may be below 0°; let it accept { minimum: '0', maximum: '90' }, or less":
      {
        'fields.pitch': { kind: 'number', label: 'Pitch', unit: '°', accepts: { maximum: '60' } },
        'formulas.steep': { unit: '1', is: 'cos(pitch)' },
        'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
      },
    "formulas.steep.is takes the sin of pitch, which may be above 90°; let it accept { minimum: '0', maximum: '90' }, or less":
      {
        'fields.pitch': { kind: 'number', label: 'Pitch', unit: '°', accepts: 'positive' },
        'formulas.steep': { unit: '1', is: 'sin(pitch)' },
        'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
      },
    "formulas.steep.is takes the tan of pitch, which may be 90°; let it accept { minimum: '0', exclusiveMaximum: '90' }, or less":
      {
        'fields.pitch': {
          kind: 'number',
          label: 'Pitch',
          unit: '°',
          accepts: { minimum: '0', maximum: '90' },
        },
        'formulas.steep': { unit: '1', is: 'tan(pitch)' },
        'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
      },
    "fields.area.unit is 'M²', where 'M' is another spelling of a measure; write 'm'": {
      'fields.area.unit': 'M²',
    },
    "formulas.volume.unit is 'm3', which is another spelling of a measure; write 'm³'": {
      'formulas.volume.unit': 'm3',
    },
    "formulas.root.is takes the root of 'cm'; only squares have one, as m² or a plain number": {
      'formulas.root': { unit: 'm', is: '«sqrt(depth)»' },
      'results[3]': { of: 'root', label: 'root', decimals: 2 },
    },
    "formulas.steep.is takes the sine, cosine or tangent of 'cm'; only an angle has one, in °": {
      'formulas.steep': { unit: '1', is: '«sin(depth)»' },
      'results[3]': { of: 'steep', label: 'steep', decimals: 2 },
    },
    "fields.area.unit is 'none'; a plain number has the unit '1'": { 'fields.area.unit': 'none' },
    "fields.stone.units.density is 'tonne*m'; write 'tonne·m'": {
      'fields.stone.units.density': 'tonne*m',
    },
    "fields.stone.units.density is 'tonne per m³'; write 'tonne/m³'": {
      'fields.stone.units.density': 'tonne per m³',
    },
  }),
  ...refusalsIn(pathWithBeds, {
    'fields.beds.formulas.bedArea.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?':
      { 'fields.beds.formulas.bedArea.is': '«length»' },
  }),
  ...mistakesIn(path, {
    'bad units in a row': {
      in: pathWithBeds,
      change: { 'fields.beds.fields.width.unit': 'M', 'fields.beds.formulas.bedArea.unit': 'm2' },
      says: [
        "fields.beds.fields.width.unit is 'M', which is another spelling of a measure; write 'm'",
        "fields.beds.formulas.bedArea.unit is 'm2', which is another spelling of a measure; write 'm²'",
      ],
    },
  }),
]
