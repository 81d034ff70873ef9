import type Fraction from 'fraction.js'
import * as working from '#language/working.ts'
import type { Calculator } from '../definition/compiled.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { columnOfRows, figuresFor } from '../estimate/figures.ts'
import type { WorkingStep } from '../estimate/working.ts'
import { type Formula, namesIn } from '../formula/ast.ts'
import { asSentence, type Column, explain } from '../formula/explain.ts'
import { digits, type Figure, withUnit } from '../formula/figureText.ts'
import { type Notation, screenReader, visual } from '../formula/notation.ts'
import { renameVariables } from '../formula/renameVariables.ts'
import { capitalised, say } from '../messages/message.ts'
import { amountKey, isLabour, usedMaterials } from './amounts.ts'
import type { BillLine } from './bill.ts'
import { nameInSentence } from './billPhrases.ts'
import { countedPackSize, measuredFor, packsInFigures } from './packs.ts'
import { lengthOf } from './pieces.ts'

/**
 * The working of lines of an estimate's own bill: the exact amount, and the packs that it is rounded
 * up to: '… = 0.57 m³ × 1.54 = 0.88 m³; 0.88 m³ ÷ 0.625 m³/tonne = 1.408, rounded up to 1.5 tonnes'.
 */
export function billSteps(
  calculator: Calculator,
  estimate: Estimate,
  lines: readonly BillLine[],
): WorkingStep[] {
  const all = figuresFor(calculator, estimate)
  const used = usedMaterials(calculator, estimate)
  return lines.map((line) => {
    const uses = used.filter(({ amount }) => amountKey(amount) === line.key)
    const columns = new Map<string, Column>()
    const { material, countedPack } = line
    const unit = countedPack.isByLength || line.pieces ? 'm' : material.unit
    const measuredOf = (amount: Measured) =>
      amount.pieces ? lengthOf(amount.pieces) : measuredFor(countedPack, amount)
    const measured = measuredOf(line)
    const astOf = ({ ast, lengthAst }: Use) => (countedPack.isByLength && lengthAst) || ast
    const figures = {
      ...all,
      column: (path: string) => columns.get(path) ?? all.column(path),
    }
    // Each use has columns of its own, because it takes other rows.
    const inRows = ({ use, by }: (typeof uses)[number], index: number) => {
      const { column } = figuresFor(calculator, estimate, by)
      return renameVariables(
        astOf(use),
        (name) => name,
        (rows) => {
          const own = `${rows.column}.${by?.option}.${index}`
          columns.set(own, column(rows.column))
          return { ...rows, column: own }
        },
      )
    }
    const asts = [...new Set(uses.map(({ use }) => use))].map((use, index): Formula => {
      const ofUse = uses.filter(({ use: other }) => other === use)
      if (use.by) return ofUse.map((one) => inRows(one, index)).reduce(sumOf)
      if (use.forEach === undefined) return astOf(use)
      const rows = ofUse.map(({ row, amount }): [number, Fraction] => [row, measuredOf(amount)])
      const column = `${use.forEach}.${index}`
      columns.set(column, { ...columnOfRows(calculator, estimate, use, new Map(rows)), unit })
      return { kind: 'rows', function: 'sum', column }
    })
    const ast = asts.reduce(sumOf)
    const isAlone = lines.every((other) => other === line || other.material.id !== material.id)
    const label = isAlone ? material.name : nameInSentence(line)
    const figure: Figure = {
      label: isLabour(line)
        ? say(working.toPayFor, { work: label })
        : say(working.toBuy, { material: label }),
      value: measured,
      unit,
      approximate:
        namesIn(ast).some(({ name }) => figures.figure(name).approximate) ||
        [...columns.values()].some(({ rows }) => rows.some((row) => row.approximate)),
    }
    // An amount that equals a result needs no step of its own.
    const source = unclamped(ast, figure.value)
    const amount = source.kind === 'name' ? undefined : explain(source, figure, figures)
    const name = capitalised(figure.label)
    const stepText = (notation: Notation, before: string | undefined) => {
      if (line.plan) {
        const packs = packsInFigures(line.packCountFigure, line.packCount, countedPack)
        const metres = name + notation.equals + withUnit(figure, notation)
        return say(working.cutFrom, { amount: before ?? metres, packs })
      }
      if (before === undefined) return name + notation.equals + packsStep(line, figure, notation)
      const isCounted = countedPackSize(line).equals(1) && measured.equals(line.packCount)
      return isCounted ? before : `${before}; ${packsStep(line, figure, notation)}`
    }
    return {
      key: `buy-${line.key}`,
      visual: stepText(visual, amount?.visual),
      screenReader: asSentence(stepText(screenReader, amount?.screenReader.replace(/\.$/, ''))),
    }
  })
}

type Measured = Parameters<typeof measuredFor>[1] & Pick<BillLine, 'pieces'>

type Use = Calculator['materials'][number]

/** The sum of two uses of one material. */
function sumOf(left: Formula, right: Formula): Formula {
  return { kind: 'binary', operator: '+', left, right }
}

/** Without 'at least nothing' where there is something: 'final count' for 'the larger of 0 and …'. */
function unclamped(ast: Formula, value: Fraction): Formula {
  // A call that begins with 0 and has another value is a max.
  if (ast.kind !== 'call' || value.n === 0n) return ast
  const [least, amount, ...others] = ast.arguments
  // No other number has the unit of an amount.
  const isNothing = least?.kind === 'number'
  return amount && isNothing && others.length === 0 ? amount : ast
}

/** '0.88 m³ ÷ 0.625 m³/tonne = 1.408, rounded up to 1.5 tonnes', '12.3 bags, rounded up to 13 bags'. */
function packsStep(line: BillLine, figure: Figure, notation: Notation): string {
  const { countedPack, packCount, packCountFigure } = line
  const exact = figure.value
  const size = countedPackSize(line)
  const asked = packsInFigures(packCountFigure, packCount, countedPack)
  const amount = withUnit(figure, notation)
  const rounded = isLabour(line) ? working.rounded : working.roundedUp
  if (size.equals(1)) {
    return exact.equals(packCount) ? asked : say(rounded, { amount, packs: asked })
  }
  const unit = `${figure.unit}/${countedPack.singular}`
  const each = withUnit({ ...figure, value: size, unit, given: true, approximate: false }, notation)
  const count = exact.div(size)
  const counts = count.equals(packCount)
    ? asked
    : say(rounded, { amount: digits({ ...figure, value: count }, notation).text, packs: asked })
  return amount + notation.operators['/'] + each + notation.equals + counts
}
