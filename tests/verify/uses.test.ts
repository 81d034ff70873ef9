import { expect, test } from 'vitest'
import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import { withDefaults } from '../../schemas/estimate/withDefaults.ts'
import { workingSteps } from '../../schemas/estimate/working.ts'
import { decimalsOf, formatExact, MAX_TYPED_LENGTH } from '../../schemas/formula/number.ts'
import { seededRandom } from '../../tools/definitions/realisticInputs.ts'
import { sandWithPonds } from '../rejected/support/good.ts'
import { gravel, price, sand, withBeds } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { definitions } from '../support/calculators.ts'
import { changed } from '../support/changed.ts'
import { checkTogether } from '../support/checked.ts'
import { SEED } from '../support/depth.ts'
import { calculators } from '../working/calculators.ts'
import { INPUTS, PATIENCE_MS, trials } from './inputs.ts'

interface Use {
  user: CalculatorWithGuidance
  used: CalculatorWithGuidance
  /** The name of the used calculator in the user's formulas. */
  name: string
  given: NonNullable<DefinitionInput['uses']>[string]['given']
}

/** Every use of one calculator by another on the site. */
const uses = definitions.flatMap(([path, definition]) => {
  const user = calculators.get(path.replace(/^.*\/|\.ts$/g, ''))
  return Object.entries(definition.uses ?? {}).flatMap(([name, { of, given }]): Use[] => {
    const used = calculators.get(of)
    return user && used ? [{ user, used, name, given }] : []
  })
})

/** The value of a name in an estimate, as somebody would type it; undefined where nobody can. */
function typedOf(
  { inputs, values }: Pick<Estimate, 'inputs' | 'values'>,
  target: string,
): string | undefined {
  const value = values.get(target)
  if (!value) return inputs[target]?.typed
  const text = formatExact(value).replaceAll(',', '')
  return decimalsOf(value) === undefined || text.length > MAX_TYPED_LENGTH ? undefined : text
}

/** The same for the rows of a repeat, by the paths of the used calculator's fields. */
function rowsOf(
  field: string,
  { of, given }: Exclude<Use['given'][string], string>,
  { inputs, values, repeats, rowValues }: Estimate,
): Record<string, string | undefined> {
  const rows = (repeats[of] ?? []).map((row, index) => {
    const inRow = { ...inputs, ...row }
    const known = new Map([...values, ...(rowValues.get(of)?.[index] ?? [])])
    return Object.entries(given).map(([key, target]) => [
      `${field}.${index}.${key}`,
      typedOf({ inputs: inRow, values: known }, target),
    ])
  })
  return Object.fromEntries(rows.flat())
}

/**
 * The used calculator's own page, with what the user gives it typed into its fields, the others as they are
 * at first.
 */
function ownPage({ used, given }: Use, estimate: Estimate): Estimate | undefined {
  const texts: Record<string, string> = {}
  for (const [field, target] of Object.entries(given)) {
    const typed =
      typeof target === 'string'
        ? { [field]: typedOf(estimate, target) }
        : rowsOf(field, target, estimate)
    for (const [path, text] of Object.entries(typed)) {
      if (text === undefined) return undefined
      texts[path] = text
    }
  }
  const outcome = computeEstimate(used, withDefaults(used.fields, texts))
  if (outcome.state === 'ready') return outcome.estimate
  const refused = outcome.fieldErrors.map(({ message }) => message).join(', ')
  throw new Error(`${used.slug} does not accept ${JSON.stringify(texts)}: ${refused}`)
}

/** The name of a used formula in the user's values: its own name there, or an alias. */
function nameIn({ user, name }: Use, formula: string): string {
  return user.formulas.find(({ is }) => is === `${name}.${formula}`)?.name ?? `${name}.${formula}`
}

/** Users of others that give them decimals. */
const SURELY_TYPED = ['foundation-calculator']

test('there are calculators that use others', () => {
  expect(uses.map(({ user }) => user.slug)).toEqual(expect.arrayContaining(SURELY_TYPED))
})

for (const use of uses) {
  test(
    `${use.user.slug} gives what the page of ${use.used.slug} gives`,
    () => {
      const reached = use.used.formulas.filter(({ name }) =>
        use.user.formulas.some((formula) => formula.name === nameIn(use, name)),
      )
      expect(reached).not.toEqual([])
      let compared = 0
      // Some of what is given has too many decimals to be typed.
      for (const { inputs, estimate } of trials(use.user, INPUTS * 2)) {
        const own = ownPage(use, estimate)
        if (!own) continue
        for (const { name } of reached) {
          const here = estimate.values.get(nameIn(use, name))?.toFraction()
          expect(here, `${name} of ${JSON.stringify(inputs)}, seed ${SEED}`).toBe(
            own.values.get(name)?.toFraction(),
          )
        }
        compared += 1
        if (compared === INPUTS) break
      }
      // Whoever gives a third of something gives nothing that can be typed.
      if (SURELY_TYPED.includes(use.user.slug)) expect(compared).toBe(INPUTS)
      console.log(`${use.user.slug}: as ${use.used.slug} in ${compared} inputs`)
    },
    PATIENCE_MS,
  )
}

const PATH = { area: '20', depth: '5', stone: 'murram' }

function estimateOf(calculator: CalculatorWithGuidance, texts: Record<string, string> = PATH) {
  const outcome = computeEstimate(calculator, texts)
  if (outcome.state === 'ready') return outcome.estimate
  throw new Error(outcome.fieldErrors.map(({ message }) => message).join(', '))
}

test('a value that a used formula refuses makes the input invalid here too, with its message', () => {
  const limited = changed(valid, {
    'formulas.loads.accepts': { maximum: '3' },
    'formulas.loads.errorMessage': 'The road bears three lorries',
  })
  const calculator = checkTogether({ 'sand-calculator': sand, 'gravel-calculator': limited })(
    'sand-calculator',
  )
  const outcome = computeEstimate(calculator, { ...PATH, area: '1000' })
  expect(outcome.state === 'invalid' && outcome.fieldErrors).toEqual([
    { path: 'stone', message: 'The road bears three lorries' },
  ])
})

test('a value for a used field must be one that the field accepts, also if a formula gives it', () => {
  const worn = changed(sand, {
    'fields.worn': { ...sand.fields.depth, label: 'Worn', default: '1' },
    'uses.gravel.given.depth': 'left',
    'formulas.left': { unit: 'cm', is: 'depth - worn' },
    'results[1].label': 'Weight',
    'examples.path.given.depth': '6',
    'examples.yard.given.depth': '11',
  })
  const calculator = checkTogether({ 'sand-calculator': worn, ...gravel })('sand-calculator')
  const outcome = computeEstimate(calculator, { ...PATH, worn: '5' })
  expect(outcome.state === 'invalid' && outcome.fieldErrors).toEqual([
    { path: 'worn', message: 'Left: a number above zero' },
  ])
})

/** Sand around ponds: the gravel of a path with beds, each as long as a pond, and half as wide. */
const ponds = changed(sandWithPonds.definition, {
  'fields.ponds.formulas': { half: { unit: 'm', is: 'wide / 2' } },
  'uses.gravel.given.beds.given.width': 'half',
})

test('rows that are handed over give what they give on the page of the used calculator', () => {
  const find = checkTogether({ 'sand-calculator': ponds, 'gravel-calculator': withBeds })
  const random = seededRandom(SEED)
  const metresTyped = () => String(Math.ceil(random() * 400) / 100)
  let compared = 0
  for (let draw = 0; draw < INPUTS; draw += 1) {
    const own: Record<string, string> = { ...PATH, area: String(1 + Math.floor(random() * 60)) }
    const theirs = { ...own }
    for (let row = 0; row < Math.floor(random() * 5); row += 1) {
      const [long, half] = [metresTyped(), metresTyped()]
      own[`ponds.${row}.long`] = theirs[`beds.${row}.length`] = long
      theirs[`beds.${row}.width`] = half
      own[`ponds.${row}.wide`] = String(Number((Number(half) * 2).toFixed(2)))
    }
    const here = computeEstimate(find('sand-calculator'), own)
    const there = computeEstimate(find('gravel-calculator'), theirs)
    expect(here.state).toBe(there.state)
    if (here.state === 'invalid' || there.state === 'invalid') continue
    compared += 1
    expect(here.estimate.rows).toEqual(there.estimate.rows)
  }
  expect(compared).toBeGreaterThan(INPUTS / 2)
})

test('a formula of a row is held to what the field that gets it accepts', () => {
  const narrower = changed(ponds, { 'fields.ponds.formulas.half.is': 'wide - long' })
  const calculator = checkTogether({ 'sand-calculator': narrower, 'gravel-calculator': withBeds })(
    'sand-calculator',
  )
  const outcome = computeEstimate(calculator, {
    ...PATH,
    'ponds.0.long': '2',
    'ponds.0.wide': '2',
  })
  expect(outcome.state === 'invalid' && outcome.fieldErrors).toEqual([
    { path: 'ponds.0.wide', message: 'Pond 1, half: a number above zero' },
  ])
})

test('the working shows the results of rows that one calculator gives another in the words of both', () => {
  const calculator = checkTogether({ 'sand-calculator': ponds, 'gravel-calculator': withBeds })(
    'sand-calculator',
  )
  const estimate = estimateOf(calculator, {
    ...PATH,
    'ponds.0.long': '2',
    'ponds.0.wide': '1',
    'ponds.1.long': '1',
    'ponds.1.wide': '2',
  })
  const steps = workingSteps(calculator, estimate).map(({ visual }) => visual)
  expect(steps.slice(0, 2)).toEqual([
    'Covered = area − bed area of all ponds = 20 m² − (2 m × 0.5 m + 1 m × 1 m) = 18 m² (as in the Gravel Calculator)',
    'Volume = covered × depth ÷ centimetres in a metre = 18 m² × 5 cm ÷ 100 cm/m = 0.90 m³ (as in the Gravel Calculator)',
  ])
})

test('a formula that is a sum of no rows is no step, and neither adds nor subtracts anything', () => {
  const inShares = changed(withBeds, {
    'formulas.bedded': { unit: 'm²', is: 'ceil(sum(beds.bedArea)) * 2 / cmPerM * cmPerM' },
    'formulas.covered.is': '0 * area + bedded + area - (bedded + bedded)',
  })
  const calculator = checkTogether({ 'sand-calculator': sand, 'gravel-calculator': inShares })(
    'sand-calculator',
  )
  const steps = workingSteps(calculator, estimateOf(calculator)).map(({ visual }) => visual)
  // A zero that somebody wrote stays.
  expect(steps[0]).toBe(
    'Covered = 0 × area + area = 0 × 20 m² + 20 m² = 20 m² (as in the Gravel Calculator)',
  )
  expect(steps).toHaveLength(4)
})

test('what a sum of no rows costs is absent without a price, as it is with rows', () => {
  const priced = changed(withBeds, {
    'fields.price': { ...price, unit: 'KSh/m²', optional: true },
    'formulas.cost': {
      unit: 'KSh',
      is: 'max(0, area * rate - sum(beds.bedArea) * price)',
    },
    'constants.rate': { value: '9', unit: 'KSh/m²', assumption: 'A price.' },
    'results[3]': { of: 'cost', label: 'Cost', decimals: 0 },
  })
  const definition = changed(sand, {
    'formulas.cost': { unit: 'KSh', is: 'gravel.cost' },
    'results[3]': { of: 'cost', label: 'Cost', decimals: 0 },
  })
  const find = checkTogether({ 'sand-calculator': definition, 'gravel-calculator': priced })
  expect(estimateOf(find('sand-calculator')).rows.map(({ key }) => key)).not.toContain('cost')
})
