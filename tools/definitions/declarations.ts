import Fraction from 'fraction.js'
import { amountsOf, packsOf } from '../../schemas/bill/amounts.ts'
import { billLine } from '../../schemas/bill/bill.ts'
import type { CheckedFile } from '../../schemas/check/all.ts'
import type { Diagnostic } from '../../schemas/compile/diagnostic.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { formatExact, parseTyped } from '../../schemas/formula/number.ts'
import { realisticInputs, seededRandom } from './realisticInputs.ts'

/** The check tries each declaration on so many random inputs: enough to find one that is often false. */
const TRIALS = 40
/** The inputs are the same in every run. */
const SEED = 20_260

type Texts = Record<string, string>

/** Two inputs that differ in one field, the smaller first, with their results. */
type Pair = [low: Tried, high: Tried]

interface Tried {
  texts: Texts
  estimate: Estimate
}

/** Adds the false declarations of the definitions that passed the other checks to their problems. */
export function tryDeclarations(definitions: readonly CheckedFile[]): CheckedFile[] {
  return definitions.map((read) => {
    const { calculator, ...rest } = read
    const diagnostics = calculator ? cachedDiagnostics(calculator) : []
    return diagnostics.length > 0 ? { ...rest, diagnostics } : read
  })
}

/** As `declarationDiagnostics`, but tries an unchanged calculator once: in development one changes at a time. */
const cachedDiagnostics = onceWhileSame(declarationDiagnostics)

/**
 * A function that computes a calculator's value again only after its content changed. It remembers one
 * content of each calculator, the last: a dev server runs for days, and sees a new one with every save.
 */
function onceWhileSame<Value>(
  compute: (calculator: CalculatorWithGuidance) => Value,
): (calculator: CalculatorWithGuidance) => Value {
  const last = new Map<string, { content: string; value: Value }>()
  return (calculator) => {
    const content = JSON.stringify(calculator)
    const known = last.get(calculator.slug)
    if (known?.content === content) return known.value
    const value = compute(calculator)
    last.set(calculator.slug, { content, value })
    return value
  }
}

/**
 * Finds the declarations that are false: a definition may declare that a result grows, or never grows,
 * with a field. The function tries each with random inputs, as people would type them, and computes
 * exactly.
 */
function declarationDiagnostics(calculator: CalculatorWithGuidance): Diagnostic[] {
  const draw = realisticInputs(calculator, seededRandom(SEED))
  const bases = Array.from({ length: TRIALS }, draw).flatMap(
    (texts) => tried(calculator, texts) ?? [],
  )
  const pairs = new Map<string, Pair[]>()
  const pairsOf = (field: string): Pair[] => {
    const known =
      pairs.get(field) ??
      bases.flatMap((base) => pairWith(calculator, base, field, draw()[field] ?? ''))
    pairs.set(field, known)
    return known
  }
  const ofResults = calculator.results.flatMap(({ of, increasesWith, decreasesWith }, index) =>
    Object.entries({ increasesWith, decreasesWith }).flatMap(([key, fields]) =>
      fields.flatMap((field, place): Diagnostic[] => {
        const found = counterexample(pairsOf(field), of, field, key === 'increasesWith')
        if (!found) return []
        const message = `names "${field}", but a larger one can make "${of}" ${found}`
        return [{ path: `results[${index}].${key}[${place}]`, message }]
      }),
    ),
  )
  const ofSolveFor = calculator.solveFor.flatMap((field, place): Diagnostic[] => {
    const found = shrinks(calculator, pairsOf(field), field)
    if (!found) return []
    const message = `names "${field}", but a larger one can make ${found}`
    return [{ path: `solveFor[${place}]`, message }]
  })
  return [...ofResults, ...ofSolveFor]
}

function tried(calculator: CalculatorWithGuidance, texts: Texts): Tried | undefined {
  const outcome = computeEstimate(calculator, texts)
  return outcome.state === 'ready' ? { texts, estimate: outcome.estimate } : undefined
}

function pairWith(
  calculator: CalculatorWithGuidance,
  base: Tried,
  field: string,
  other: string,
): Pair[] {
  const changed = tried(calculator, { ...base.texts, [field]: other })
  if (!changed) return []
  const [one, two] = [base, changed].map(({ texts }) => parseTyped(texts[field] ?? ''))
  if (!one || !two) return []
  return [one.lte(two) ? [base, changed] : [changed, base]]
}

/** Describes two inputs that disprove a declaration. */
function counterexample(
  pairs: readonly Pair[],
  of: string,
  field: string,
  increases: boolean,
): string | undefined {
  for (const [low, high] of pairs) {
    const [from, to] = [low.estimate.values.get(of), high.estimate.values.get(of)]
    if (!from || !to || (increases ? to.gte(from) : to.lte(from))) continue
    return `${increases ? 'smaller' : 'larger'}: ${inWords([low, high], field, from, to)}`
  }
  return undefined
}

/** Describes two inputs of which the one with the larger field has a smaller result, or takes less of a material. */
function shrinks(
  calculator: CalculatorWithGuidance,
  pairs: readonly Pair[],
  field: string,
): string | undefined {
  for (const { of } of calculator.results) {
    const found = counterexample(pairs, of, field, true)
    if (found) return `"${of}" ${found}`
  }
  for (const [low, high] of pairs) {
    const larger = packCounts(calculator, high)
    for (const [line, from] of packCounts(calculator, low)) {
      const to = larger.get(line) ?? ZERO
      if (to.lt(from)) return `"${line}" fewer: ${inWords([low, high], field, from, to)}`
    }
  }
  return undefined
}

const ZERO = new Fraction(0)

/** How much is bought, and how much work is paid for, in every pack that it may be sold in: 'sand in tonnes'. */
function packCounts(
  calculator: CalculatorWithGuidance,
  { estimate }: Tried,
): Map<string, Fraction> {
  const { amounts, labour } = amountsOf(calculator, estimate)
  return new Map(
    [...amounts, ...labour].flatMap((amount) =>
      packsOf(amount).map(({ id, plural }): [string, Fraction] => {
        const { key, packCount } = billLine(amount, { pack: id })
        return [`${key} in ${plural}`, packCount]
      }),
    ),
  )
}

/** '10 with '4', 8 with '5' (depth '15')'. */
function inWords([low, high]: Pair, field: string, from: Fraction, to: Fraction): string {
  const others = Object.entries(low.texts).filter(([name, text]) => name !== field && text !== '')
  const given = others.map(([name, text]) => `${name} '${text}'`).join(', ')
  return `${formatExact(from)} with '${low.texts[field]}', ${formatExact(to)} with '${high.texts[field]}'${given && ` (${given})`}`
}
