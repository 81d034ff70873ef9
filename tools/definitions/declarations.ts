import type { Diagnostic } from '../../schemas/compile/diagnostic.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { formatExact, parseTyped } from '../../schemas/formula/number.ts'
import type { ReadDefinition } from './definitions.ts'
import { realisticInputs, seededRandom } from './realisticInputs.ts'

/** How many random inputs each declaration is tried on: what is false of many is seen among so few. */
const TRIALS = 40
/** The inputs are the same in every run. */
const SEED = 20_260

type Texts = Record<string, string>

/** Two inputs that differ in one field, the smaller first, with what they come to. */
type Pair = [low: Tried, high: Tried]

interface Tried {
  texts: Texts
  estimate: Estimate
}

/** The definitions, of which those that passed also hold what they declare of their results. */
export function tryDeclarations(definitions: readonly ReadDefinition[]): ReadDefinition[] {
  return definitions.map((read) => {
    const { calculator, ...rest } = read
    const diagnostics = calculator ? cachedDiagnostics(calculator) : []
    return diagnostics.length > 0 ? { ...rest, diagnostics } : read
  })
}

/** What was found of a calculator, by all that it says. */
const cache = new Map<string, Diagnostic[]>()

/** As `declarationDiagnostics`, tried once: while somebody writes one definition, the others stay as they are. */
function cachedDiagnostics(calculator: Calculator): Diagnostic[] {
  const key = JSON.stringify(calculator)
  const diagnostics = cache.get(key) ?? declarationDiagnostics(calculator)
  cache.set(key, diagnostics)
  return diagnostics
}

/**
 * What a definition declares of its results and does not hold: that one grows, or never does, with a
 * field. Tried with random inputs, as people would type them; exactly.
 */
function declarationDiagnostics(calculator: Calculator): Diagnostic[] {
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
  return calculator.results.flatMap(({ of, increasesWith, decreasesWith }, index) =>
    Object.entries({ increasesWith, decreasesWith }).flatMap(([key, fields]) =>
      fields.flatMap((field, place): Diagnostic[] => {
        const found = counterexample(pairsOf(field), of, field, key === 'increasesWith')
        if (!found) return []
        const message = `names "${field}", but a larger one can make "${of}" ${found}`
        return [{ path: `results[${index}].${key}[${place}]`, message }]
      }),
    ),
  )
}

function tried(calculator: Calculator, texts: Texts): Tried | undefined {
  const outcome = computeEstimate(calculator, texts)
  return outcome.state === 'ready' ? { texts, estimate: outcome.estimate } : undefined
}

function pairWith(calculator: Calculator, base: Tried, field: string, other: string): Pair[] {
  const changed = tried(calculator, { ...base.texts, [field]: other })
  if (!changed) return []
  const [one, two] = [base, changed].map(({ texts }) => parseTyped(texts[field] ?? ''))
  if (!one || !two) return []
  return [one.lte(two) ? [base, changed] : [changed, base]]
}

/** In words, two inputs that give what was declared impossible. */
function counterexample(
  pairs: readonly Pair[],
  of: string,
  field: string,
  increases: boolean,
): string | undefined {
  for (const [low, high] of pairs) {
    const [from, to] = [low.estimate.values.get(of), high.estimate.values.get(of)]
    if (!from || !to || (increases ? to.gte(from) : to.lte(from))) continue
    const others = Object.entries(low.texts).filter(([name, text]) => name !== field && text !== '')
    const given = others.map(([name, text]) => `${name} '${text}'`).join(', ')
    return `${increases ? 'smaller' : 'larger'}: ${formatExact(from)} with '${low.texts[field]}', ${formatExact(to)} with '${high.texts[field]}'${given && ` (${given})`}`
  }
  return undefined
}
