import Fraction from 'fraction.js'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Picture, PictureKind } from '../../schemas/definition/picture.ts'
import { type Estimate, shownInput } from '../../schemas/estimate/estimate.ts'
import { formatExact, parseRational } from '../../schemas/formula/number.ts'
import { parseUnit, withUnitBehind } from '../../schemas/formula/unit.ts'

/** What one parameter of a picture comes to. */
export interface Quantity {
  /** Exact; lengths, areas and volumes in metres. */
  exact: Fraction
  /** The same as a coordinate's number. */
  value: number
  /** Beside its measure: the value that was used, with its unit; before a result, the field's label. */
  text: string
  /** The field that it measures. */
  field: string | undefined
  /** The values of all options, where it is a choice's value. */
  options: number[]
}

/** The quantity behind each parameter of a kind of picture. */
export type Quantities<Parameter extends string> = (parameter: Parameter) => Quantity

const ZERO = new Fraction(0)
const METRES: Readonly<Record<string, Fraction>> = {
  mm: new Fraction(1, 1000),
  cm: new Fraction(1, 100),
  m: new Fraction(1),
  km: new Fraction(1000),
}

/** One of a unit in metres, square metres or cubic metres; 1 for what is not a length. */
function inMetres(unit: string): Fraction {
  let factor = new Fraction(1)
  for (const [symbol, power] of parseUnit(unit)) {
    for (let times = 0; times < power; times += 1) factor = factor.mul(METRES[symbol] ?? 1)
  }
  return factor
}

/** The quantities of a result. */
export function resultQuantities(
  calculator: Calculator,
  picture: Picture,
  estimate: Estimate,
): Quantities<string> {
  const names: Readonly<Record<string, string>> = { ...picture }
  return (parameter) => {
    const name = names[parameter] ?? ''
    const [fieldName = '', valueName = ''] = name.split('.')
    const field = calculator.fields[fieldName]
    const row = estimate.rows.find(({ key }) => key === name)
    const value = estimate.values.get(name) ?? ZERO
    if (row) {
      const unit = calculator.formulas.find((formula) => formula.name === name)?.unit ?? '1'
      return quantity(value.mul(inMetres(unit)), withUnitBehind(row.value, row.unit), undefined)
    }
    if (field?.kind === 'choice' && valueName) {
      const unit = field.units[valueName] ?? '1'
      const factor = inMetres(unit)
      const options = Object.values(field.options).map(({ values }) =>
        (parseRational(values[valueName] ?? '') ?? ZERO).mul(factor).valueOf(),
      )
      const text = `${formatExact(value)} ${unit}`
      return { ...quantity(value.mul(factor), text, fieldName), options }
    }
    const shown = shownInput(calculator, estimate.inputs, fieldName) ?? ''
    const unit = field?.kind === 'number' && field.unit !== '1' ? field.unit : ''
    return quantity(value.mul(inMetres(unit || '1')), withUnitBehind(shown, unit), fieldName)
  }
}

/** The quantities of a drawing without a result: pleasing sizes, and labels in place of values. */
export function sketchQuantities(calculator: Calculator, picture: Picture): Quantities<string> {
  const names: Readonly<Record<string, string>> = { ...picture }
  const sizes = sketches[picture.kind]
  const options = sketchOptions[picture.kind] ?? []
  return (parameter) => {
    const fieldName = names[parameter]?.split('.')[0] ?? ''
    const field = calculator.fields[fieldName]
    const exact = parseRational(sizes[parameter] ?? '0') ?? ZERO
    return { ...quantity(exact, field?.label ?? '', field && fieldName), options }
  }
}

function quantity(exact: Fraction, text: string, field: string | undefined): Quantity {
  return { exact, value: exact.valueOf(), text, field, options: [] }
}

const sketches: Record<PictureKind, Readonly<Record<string, string>>> = {
  slab: { area: '9', thickness: '0.25', bags: '6', sand: '0.5', aggregate: '1' },
  wall: {
    length: '2.82',
    height: '1.225',
    blockLength: '0.45',
    blockHeight: '0.225',
    gap: '0.02',
    blocks: '26',
    total: '28',
  },
  floor: {
    length: '2.4',
    width: '1.6',
    tileLength: '0.4',
    tileWidth: '0.4',
    tiles: '25',
    total: '28',
  },
  roof: {
    length: '5',
    width: '2.8',
    sheetLength: '1.5',
    sheetWidth: '1',
    overlap: '15',
    usableWidth: '0.85',
    rows: '2',
    columns: '6',
    sheets: '12',
  },
  bars: { diameter: '0.016', length: '12', bars: '7' },
  coats: {
    height: '2.6',
    width: '4.4',
    walls: '3',
    coats: '2',
    coverage: '10',
    area: '60',
    litres: '6',
  },
}

const sketchOptions: Partial<Record<PictureKind, number[]>> = {
  bars: [0.008, 0.01, 0.012, 0.016, 0.02, 0.025, 0.032],
}
