/** Units behind a figure, in figures on paper and in words aloud. */
export const UNITS: readonly (readonly [
  unit: string,
  one: boolean,
  onPaper: string,
  aloud: string,
])[] = [
  ['1', false, '', ''],
  ['%', false, '%', ' per cent'],
  ['m', true, ' m', ' metre'],
  ['m', false, ' m', ' metres'],
  ['m²', false, ' m²', ' square metres'],
  ['m³', true, ' m³', ' cubic metre'],
  ['tile', true, ' tile', ' tile'],
  ['tile', false, ' tiles', ' tiles'],
  ['tonne', false, ' tonnes', ' tonnes'],
  ['bag/m³', false, ' bags/m³', ' bags per cubic metre'],
  ['m²/litre', false, ' m²/litre', ' square metres per litre'],
  ['1/m', false, ' 1/m', ' per metre'],
  ['%/day', false, ' %/day', ' per cent per day'],
  ['mm²·m/kg', false, ' mm²·m/kg', ' square millimetre metres per kilogram'],
  ['KSh', false, ' KSh', ' shillings'],
]
