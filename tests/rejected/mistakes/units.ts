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
  'bad unit of a choice': {
    change: { 'fields.stone.units.density': 'tonne/M' },
    says: "fields.stone.units.density is 'tonne/M', where 'M' is another spelling of a measure; write 'm'",
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
  'comparing different units': {
    change: { 'formulas.volume.is': 'max(area, depth) * depth / cmPerM' },
    says: [
      "formulas.volume.is takes the max of 'm²' and 'cm'; both sides must have one unit",
      '    max(area, depth) * depth / cmPerM',
      '    ^^^^^^^^^^^^^^^^',
    ],
  },
  'fractional power': {
    change: { 'formulas.volume.is': 'area^1.5' },
    says: [
      'formulas.volume.is has a power whose exponent is not a whole number from 0 to 9',
      '    area^1.5',
      '         ^^^',
    ],
  },
  'root in another unit': {
    change: {
      'formulas.side': { unit: 'm²', is: 'sqrt(area)' },
      'results[3]': { of: 'side', label: 'side', decimals: 2 },
    },
    says: [
      'formulas.side.is comes out in m, but is declared in m²; what is missing is m; is a field or a figure missing, or its unit wrong?',
      '    sqrt(area)',
      '    ^^^^^^^^^^',
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
  'root of a volume': {
    change: {
      'formulas.side': { unit: 'm', is: 'sqrt(volume)' },
      'results[3]': { of: 'side', label: 'side', decimals: 2 },
    },
    says: [
      "formulas.side.is takes the root of 'm³'; only squares have one, as m² or a plain number",
      '    sqrt(volume)',
      '    ^^^^^^^^^^^^',
    ],
  },
  'root of two': {
    change: {
      'formulas.side': { unit: 'm', is: 'sqrt(area, area)' },
      'results[3]': { of: 'side', label: 'side', decimals: 2 },
    },
    says: [
      'formulas.side.is gives sqrt 2 arguments; it takes 1',
      '    sqrt(area, area)',
      '    ^^^^^^^^^^^^^^^^',
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
  'unit by another name': {
    change: { 'fields.depth.unit': 'sqm' },
    says: "fields.depth.unit is 'sqm', which is another spelling of a measure; write 'm²'",
  },
  'unit does not come out': {
    change: { 'formulas.volume.is': 'area * depth' },
    says: [
      'formulas.volume.is comes out in m²·cm, but is declared in m³; is a conversion missing, as / cmPerM?',
      '    area * depth',
      '    ^^^^^^^^^^^^',
    ],
  },
  'unit in small letters': {
    change: { 'fields.depth.unit': 'ksh' },
    says: "fields.depth.unit is 'ksh', which is another spelling of a measure; write 'KSh'",
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
  'unit too little': {
    change: { 'formulas.volume.is': 'area' },
    says: [
      'formulas.volume.is comes out in m², but is declared in m³; what is missing is m; is a field or a figure missing, or its unit wrong?',
      '    area',
      '    ^^^^',
    ],
  },
  'unit too much': {
    change: { 'formulas.volume.is': 'area * area * depth / cmPerM' },
    says: [
      'formulas.volume.is comes out in m⁵, but is declared in m³; what is too much is m²; is a field or a figure missing, or its unit wrong?',
      '    area * area * depth / cmPerM',
      '    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    ],
  },
  'unit with two slashes': {
    change: {
      'constants.lorryLoad': { value: '100', unit: 'cm/m/m', source: 'The metric system.' },
    },
    says: "constants.lorryLoad.unit is 'cm/m/m', which has more than one /; write what is below as 'a/b·c'",
  },
  'unit written out below the line': {
    change: { 'fields.stone.units.density': 'tonne/metre' },
    says: "fields.stone.units.density is 'tonne/metre', where 'metre' is a measure written out; write 'm'",
  },
  'unit written out in american': {
    change: { 'fields.depth.unit': 'meters' },
    says: "fields.depth.unit is 'meters', which is a measure written out; write 'm'",
  },
  'unit written out in the plural': {
    change: { 'fields.depth.unit': 'inches' },
    says: "fields.depth.unit is 'inches', which is a measure written out; write 'in'",
  },
  'unit written out': {
    change: { 'fields.depth.unit': 'centimetre' },
    says: "fields.depth.unit is 'centimetre', which is a measure written out; write 'cm'",
  },
})
