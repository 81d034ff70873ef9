/*
 * Reinforcement bars as they are sold. Plain data for calculators with steel; no calculator itself.
 */

/** The diameters of the market. */
export const barDiameters = {
  units: { size: 'mm' },
  labels: { size: 'bar diameter' },
  options: {
    '8': { label: 'D{size} – {size} mm', values: { size: '8' } },
    '10': { label: 'D{size} – {size} mm', values: { size: '10' } },
    '12': { label: 'D{size} – {size} mm', values: { size: '12' } },
    '16': { label: 'D{size} – {size} mm', values: { size: '16' } },
    '20': { label: 'D{size} – {size} mm', values: { size: '20' } },
    '25': { label: 'D{size} – {size} mm', values: { size: '25' } },
    '32': { label: 'D{size} – {size} mm', values: { size: '32' } },
  },
  source: 'Nominal diameters, as ribbed bars are sold in Kenya.',
}

/** The same diameters, each by the mark that a schedule has for it. */
export const barMarks = {
  ...barDiameters,
  options: {
    '8': { label: 'D{size}', values: { size: '8' } },
    '10': { label: 'D{size}', values: { size: '10' } },
    '12': { label: 'D{size}', values: { size: '12' } },
    '16': { label: 'D{size}', values: { size: '16' } },
    '20': { label: 'D{size}', values: { size: '20' } },
    '25': { label: 'D{size}', values: { size: '25' } },
    '32': { label: 'D{size}', values: { size: '32' } },
  },
}

/** The diameters of which fundis bend rings. */
export const ringDiameters = {
  units: { size: 'mm' },
  labels: { size: 'bar diameter' },
  options: {
    '8': { label: 'D{size} – {size} mm', values: { size: '8' } },
    '10': { label: 'D{size} – {size} mm', values: { size: '10' } },
    '12': { label: 'D{size} – {size} mm', values: { size: '12' } },
  },
  source: 'Nominal diameters, as ribbed bars are sold in Kenya.',
}

/** A whole bar. */
export const barSold = {
  label: 'length of a bar as it is sold',
  value: '12',
  unit: 'm',
  assumption: 'Off-cuts shorter than a piece are left over.',
}

/** The weight of a bar, by its diameter. */
export const steelWeight = {
  label: 'weight divisor',
  value: '162',
  unit: 'mm²·m/kg',
  source:
    'The trade rule d² / 162. Steel weighs 7,850 kg/m³ (BS 4449), so one metre of bar weighs π/4 × d² × 0.00785 kg, which is d² / 162.2.',
}

/** Wire to tie bars with. */
export const bindingWire = {
  label: 'binding wire for a tonne of steel',
  value: '10',
  unit: 'kg/tonne',
  source: 'Rules of thumb give 9 to 13 kg for a tonne, and 7 kg for thick bars.',
}
