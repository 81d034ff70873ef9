import type Fraction from 'fraction.js'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { amountsOf } from '../../schemas/estimate/amounts.ts'
import type { Bill } from '../../schemas/estimate/bill.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { entered, inputRows } from '../../schemas/estimate/inputRows.ts'
import type { CompiledFormula } from '../../schemas/formula/compiled.ts'
import { formatExact } from '../../schemas/formula/number.ts'
import { printFormula } from '../../schemas/formula/print.ts'
import { namesIn } from '../../schemas/formula/tree.ts'
import { unitBehind } from '../../schemas/formula/unitWords.ts'
import { CONVERSIONS } from '../../schemas/measures.ts'
import { drawResult } from '../pictures/draw.ts'
import type { Drawing } from '../pictures/drawing.ts'
import { site } from '../site.ts'
import { describeBill, type SheetBill } from './sheetBill.ts'

/** A figure with its name, as it stands on paper. */
export interface SheetLine {
  /** What formulas call it. */
  name: string
  /** What people call it; empty for what no person enters or is shown. */
  label: string
  /** With grouping, as '1,234.50'; for a choice, the option in words. */
  value: string
  /** Empty for a plain number and for a choice. */
  unit: string
  /** As the definition writes it; empty for what is not computed. */
  formula: string
  /** Whether it is the answer a person came for. */
  key: boolean
}

/** All that print, PDF, report and message say about an estimate. Each only lays it out. */
export interface Sheet {
  /** The calculator's page title. */
  calculator: string
  /** When it was exported, by the device's calendar. */
  date: { iso: string; words: string }
  /** Every field in the order of the page, with the value that was used. */
  inputs: SheetLine[]
  results: SheetLine[]
  /** What there is to buy; undefined where nothing is. */
  buy: SheetBill | undefined
  /** What the formulas mention besides inputs and results: constants, values of choices, steps. */
  basis: SheetLine[]
  /** How the results were reached, line by line; empty where nobody wrote it down. */
  working: readonly string[]
  /** The result to scale; undefined where the calculator declares no picture. */
  picture: Drawing | undefined
  disclaimer: string
  /** The page's address, without the inputs. */
  address: string
  /** Without its ending, as 'tile-estimator-2026-11-20'. */
  fileName: string
}

/** What a sheet is made from. */
export interface SheetSource {
  calculator: Calculator
  estimate: Estimate
  date: Date
  /** The page's address, without the inputs. */
  address: string
  working?: readonly string[] | undefined
  /** With the packs, prices and quotation of its page; without it, nothing is said of buying. */
  bill?: Bill | undefined
}

/** Describes an estimate for every way it can leave the screen. */
export function describeEstimate(source: SheetSource): Sheet {
  const { calculator, estimate, working = [], bill, address } = source
  const day = dayOf(source.date)
  return {
    calculator: calculator.title.page,
    date: day,
    inputs: inputLines(calculator, estimate),
    results: resultLines(calculator, estimate),
    buy: bill && describeBill(bill, amountsOf(calculator, estimate).notes),
    basis: basisLines(calculator, estimate),
    working,
    picture: drawResult(calculator, estimate),
    disclaimer: site.disclaimer,
    address,
    fileName: `${calculator.address}-${day.iso}`,
  }
}

/** '20 November 2026': every browser knows British English, and no number is formatted here. */
const wordyDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** A day by the device's calendar. */
export function dayOf(date: Date): Sheet['date'] {
  const two = (part: number) => String(part).padStart(2, '0')
  const iso = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return { iso, words: wordyDate.format(date) }
}

function inputLines(calculator: Calculator, estimate: Estimate): SheetLine[] {
  return inputRows(calculator, estimate).map((row) => ({
    name: row.key,
    label: row.label,
    value: entered(row),
    unit: row.unit,
    formula: '',
    key: false,
  }))
}

/** As the definition writes it; of another calculator's formula, with the names that it has here. */
function textOf({ is, from, tree }: CompiledFormula): string {
  return from === undefined ? is : printFormula(tree)
}

function resultLines(calculator: Calculator, { rows }: Estimate): SheetLine[] {
  const formulas = new Map(calculator.formulas.map((formula) => [formula.name, textOf(formula)]))
  return rows.map(({ key, label, value, unit, emphasis }) => ({
    name: key,
    label,
    value,
    unit,
    formula: formulas.get(key) ?? '',
    key: emphasis === 'key',
  }))
}

function basisLines(calculator: Calculator, { values, rowValues, rows }: Estimate): SheetLine[] {
  const shown = new Set([...Object.keys(calculator.fields), ...rows.map(({ key }) => key)])
  const formulas = new Map(calculator.formulas.map((formula) => [formula.name, formula]))
  const mentioned = new Set(
    calculator.formulas.flatMap(({ tree }) => namesIn(tree).map(({ name }) => name)),
  )
  const conversions = [...CONVERSIONS].flatMap(([name, { value, unit }]): SheetLine[] =>
    mentioned.has(name) ? [{ name, label: '', value, unit, formula: '', key: false }] : [],
  )
  const figures = [...values].flatMap(([name, exact]) => {
    if (shown.has(name)) return []
    const value = formatExact(exact)
    const formula = formulas.get(name)
    const unit = unitBehind(formula?.unit ?? unitOfGiven(calculator, name), value)
    return [{ name, label: '', value, unit, formula: formula ? textOf(formula) : '', key: false }]
  })
  const inRows = [...rowValues].flatMap(([group, computed]) =>
    computed.flatMap((row, index) => rowLines(calculator, `${group}.${index}`, row)),
  )
  return [...conversions, ...inRows, ...figures]
}

/** What was computed for one row of a group: 'openings.0.area'. */
function rowLines(
  { fields }: Calculator,
  row: string,
  values: ReadonlyMap<string, Fraction>,
): SheetLine[] {
  const field = fields[row.split('.')[0] ?? '']
  if (field?.kind !== 'group') return []
  return field.formulas.flatMap((formula): SheetLine[] => {
    const exact = values.get(formula.name)
    if (!exact) return []
    const value = formatExact(exact)
    const unit = unitBehind(formula.unit, value)
    const name = `${row}.${formula.name}`
    return [{ name, label: '', value, unit, formula: textOf(formula), key: false }]
  })
}

/** The unit of a constant, or of a choice's value that formulas call 'mix.bags'. */
function unitOfGiven(calculator: Calculator, name: string): string {
  const [choice = '', value = ''] = name.split('.')
  const field = calculator.fields[choice]
  if (field?.kind === 'choice') return field.units[value] ?? '1'
  return calculator.constants[name]?.unit ?? '1'
}
