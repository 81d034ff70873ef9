import Fraction from 'fraction.js'
import { figureWithUnit, nounFor, unitFor } from '#language/grammar.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { interpolatedNames } from '../../schemas/definition/interpolation.ts'
import { countedAs } from '../../schemas/estimate/countedAs.ts'
import { type Estimate, shownInput } from '../../schemas/estimate/estimate.ts'
import { formatExact, formatNumber, parseRational } from '../../schemas/formula/number.ts'
import { parseUnit } from '../../schemas/formula/unit.ts'
import { MEASURES } from '../../schemas/measures.ts'
import { capitalised, interpolate } from '../../schemas/messages/message.ts'

/** The value of one name of a definition. */
export interface Quantity {
  /** Exact; lengths, areas and volumes in metres. */
  exact: Fraction
  /** The same as a coordinate's number. */
  value: number
  /** Beside its measure: the value that was used, with its unit; before a result, the field's label. */
  text: string
  /** The same without its unit. */
  figure: string
  /** The field that it measures. */
  field: string | undefined
  /** The values of all options, where it is a choice's value. */
  options: number[]
}

/** A text with its values in place. */
export interface ResolvedText {
  text: string
  /** The first field that it names. */
  field: string | undefined
}

/** One value of a column. */
export interface ColumnValue {
  /** 'Room 1'. */
  row: string
  /** Lengths, areas and volumes in metres. */
  value: number
  /** '18.00 m²'. */
  text: string
}

/** Gives a part of a picture the values of a calculator and its result. */
export interface ValueResolver {
  /** There is no result yet: the picture shows what each field measures. */
  isSketch: boolean
  /**
   * Returns the value of a name; undefined without a name, or where it has no value.
   *
   * @param sketched a pleasing size for a picture without a result, in metres.
   */
  quantity(name: string | undefined, sketched: string): Quantity | undefined
  /** The values of a column, 'rooms.area', each with its row; none before a result. */
  column(name: string | undefined): ColumnValue[]
  /**
   * A text with its {names} in place, '12 m' or '5 tiles'; {bars:bar} is counted: '1 bar'. Nothing
   * where one of them has no value. Before a result it is the label of the field that it names.
   *
   * @param extra names that the part itself gives a text.
   */
  resolveText(template: string | undefined, extra?: Readonly<Record<string, string>>): ResolvedText
  /** The word for what is counted in a unit, with the options that are chosen. */
  countedAs(unit: string): string
  /** The selected option of a choice. */
  selectedOption(field: string): string | undefined
}

const NOTHING: ResolvedText = { text: '', field: undefined }
/** The size of a unit in metres, square metres or cubic metres; 1 for any other unit. */
function inMetres(unit: string): Fraction {
  let factor = new Fraction(1)
  for (const [symbol, power] of parseUnit(unit)) {
    for (let times = 0; times < power; times += 1) factor = factor.mul(metresIn(symbol))
  }
  return factor
}

function metresIn(symbol: string): string {
  const measure = MEASURES[symbol]
  return measure?.kind === 'length' ? measure.factor : '1'
}

/** The name before a point: of a choice, where its value is named. */
function fieldNamed(calculator: Calculator, name: string): string | undefined {
  const [field = ''] = name.split('.')
  return Object.hasOwn(calculator.fields, field) ? field : undefined
}

/** The unit of a name that formulas can mention. */
function unitOf(calculator: Calculator, name: string): string {
  const [fieldName = '', valueName = ''] = name.split('.')
  const field = calculator.fields[fieldName]
  if (field?.kind === 'choice') return field.units[valueName] ?? '1'
  return (
    (field?.kind === 'number' ? field.unit : undefined) ??
    calculator.constants[name]?.unit ??
    calculator.formulas.find((formula) => formula.name === name)?.unit ??
    '1'
  )
}

/** The values of all options of a choice's value, in metres. */
function optionsOf(calculator: Calculator, name: string): number[] {
  const [fieldName = '', valueName = ''] = name.split('.')
  const field = calculator.fields[fieldName]
  if (field?.kind !== 'choice') return []
  const factor = inMetres(unitOf(calculator, name))
  return Object.values(field.options).flatMap(
    ({ values }) =>
      parseRational(values[valueName] ?? '')
        ?.mul(factor)
        .valueOf() ?? [],
  )
}

/** Resolves the values of a result. */
export function resolveResult(calculator: Calculator, estimate: Estimate): ValueResolver {
  const quantity = (name: string | undefined): Quantity | undefined => {
    const value = estimate.values.get(name ?? '')
    if (name === undefined || value === undefined) return undefined
    const unit = unitOf(calculator, name)
    const exact = value.mul(inMetres(unit))
    const field = fieldNamed(calculator, name)
    const row = estimate.rows.find(({ key }) => key === name)
    // A formula that is no result has no declared decimals.
    const isHidden = calculator.formulas.some((formula) => formula.name === name)
    const figure = row?.value ?? (isHidden ? '' : formatExact(value))
    const unitText = row?.unit ?? unitFor(unit, figure)
    const text = figure && figureWithUnit(figure, unitText)
    const options = optionsOf(calculator, name)
    return { exact, value: exact.valueOf(), text, figure, field, options }
  }
  const textOf = (name: string, word: string | undefined): string | undefined => {
    const found = quantity(name)
    if (!found) return shownInput(calculator, estimate.inputs, name)
    if (word === undefined) return found.text
    return figureWithUnit(found.figure, nounFor(word, found.exact.valueOf()))
  }
  return {
    isSketch: false,
    quantity,
    column(name = '') {
      const [repeat = '', column = ''] = name.split('.')
      const field = calculator.fields[repeat]
      if (field?.kind !== 'repeat') return []
      const columnField = field.fields[column]
      const unit =
        columnField?.kind === 'number'
          ? columnField.unit
          : (field.formulas.find((formula) => formula.name === column)?.unit ?? '')
      const word = capitalised(field.row)
      return (estimate.rowValues.get(repeat) ?? []).flatMap((row, index): ColumnValue[] => {
        const value = row.get(column)
        if (!value) return []
        return [
          {
            row: `${word} ${index + 1}`,
            value: value.mul(inMetres(unit)).valueOf(),
            text: unit === '1' ? formatExact(value) : `${formatNumber(value, 2)} ${unit}`,
          },
        ]
      })
    },
    resolveText(template, extra = {}) {
      if (template === undefined) return NOTHING
      const names = namesIn(template)
      const values = names.map(([name, word]) => extra[name] ?? textOf(name, word))
      if (values.includes(undefined)) return NOTHING
      const text = interpolate(template, () => values.shift())
      return { text, field: firstField(calculator, names) }
    },
    countedAs: (unit) => countedAs(calculator, estimate.inputs, unit),
    selectedOption: (field) => estimate.inputs[field]?.typed,
  }
}

/** Resolves values before there is a result: pleasing sizes, and labels in place of values. */
export function resolveSketch(calculator: Calculator): ValueResolver {
  return {
    isSketch: true,
    quantity(name, sketched) {
      const exact = name === undefined ? undefined : parseRational(sketched)
      if (name === undefined || !exact) return undefined
      const field = fieldNamed(calculator, name)
      const text = field ? (calculator.fields[field]?.label ?? '') : ''
      const options = optionsOf(calculator, name)
      return { exact, value: exact.valueOf(), text, figure: '', field, options }
    },
    column: () => [],
    resolveText(template) {
      const names = namesIn(template ?? '')
      if (names.length === 0) return { text: template ?? '', field: undefined }
      const field = firstField(calculator, names)
      return { text: (field && calculator.fields[field]?.label) ?? '', field }
    },
    countedAs: (unit) => unit,
    selectedOption: (name) => {
      const field = calculator.fields[name]
      return field?.kind === 'choice' ? field.default : undefined
    },
  }
}

/** The names in a text, each with its counted noun, if any. */
function namesIn(template: string): [name: string, word: string | undefined][] {
  return interpolatedNames(template).map((mention) => {
    const [name = '', word] = mention.split(':')
    return [name, word]
  })
}

function firstField(
  calculator: Calculator,
  names: [name: string, word: string | undefined][],
): string | undefined {
  return names.map(([name]) => fieldNamed(calculator, name)).find((field) => field !== undefined)
}
