/** Every conversion of the language: its name in formulas, its exact value, and its words. */
export const CONVERSIONS_KNOWN: readonly [name: string, value: string, label: string][] = [
  ['cmPerM', '100 cm/m', 'centimetres in a metre'],
  ['mmPerM', '1000 mm/m', 'millimetres in a metre'],
  ['ftPerM', '1250/381 ft/m', 'feet in a metre'],
  ['inPerM', '5000/127 in/m', 'inches in a metre'],
  ['mmPerCm', '10 mm/cm', 'millimetres in a centimetre'],
  ['mPerKm', '1000 m/km', 'metres in a kilometre'],
  ['cmPerKm', '100000 cm/km', 'centimetres in a kilometre'],
  ['mmPerKm', '1000000 mm/km', 'millimetres in a kilometre'],
  ['ftPerKm', '1250000/381 ft/km', 'feet in a kilometre'],
  ['inPerKm', '5000000/127 in/km', 'inches in a kilometre'],
  ['cmPerFt', '762/25 cm/ft', 'centimetres in a foot'],
  ['mmPerFt', '1524/5 mm/ft', 'millimetres in a foot'],
  ['inPerFt', '12 in/ft', 'inches in a foot'],
  ['cmPerIn', '127/50 cm/in', 'centimetres in an inch'],
  ['mmPerIn', '127/5 mm/in', 'millimetres in an inch'],
  ['gPerKg', '1000 g/kg', 'grams in a kilogram'],
  ['kgPerTonne', '1000 kg/tonne', 'kilograms in a tonne'],
  ['gPerTonne', '1000000 g/tonne', 'grams in a tonne'],
  ['mlPerLitre', '1000 ml/litre', 'millilitres in a litre'],
  ['hourPerDay', '24 hour/day', 'hours in a day'],
  ['percent', '100 %', 'one hundred per cent'],
  ['pi', '3.141592653589793238462643383280 1', 'π'],
  ['litrePerM3', '1000 litre/m³', 'litres in a cubic metre'],
]

/** The other units, which no conversion has. */
export const MEASURED_ALONE: readonly [unit: string, kind: string, word: string][] = [
  ['KSh', 'money', 'shilling'],
  ['%', 'ratio', 'per cent'],
  ['°', 'angle', 'degree'],
]
