import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { DocumentedCalculator } from '../../schemas/definition/compiled.ts'
import { formValuesOf } from '../../schemas/estimate/formValues.ts'
import { HOSTILE } from '../support/inputs.ts'
import { setUpBrowser } from './support/browser.ts'
import { calculatorPages } from './support/calculatorPages.ts'

/*
 * Nothing that a visitor types or pastes breaks a page: no exception, no NaN, Infinity or undefined.
 * This file tries a page of each class of behaviour; tests/schemas/estimate.test.ts tries every
 * calculator without a page, and tests/calculator/fuzz.test.tsx every calculator's page in a simulated
 * browser.
 */

const RUNS = 500
/** One form in so many is one that is accepted: the page gets over all that came before it. */
const ACCEPTED_EVERY = 10
const site = setUpBrowser()

/** The behaviour of a page after an invalid and after a changed form. */
function classOf({ whenInvalid, whenChanged }: DocumentedCalculator): string {
  return `${typeof whenInvalid === 'string' ? whenInvalid : 'toast'} ${whenChanged}`
}

const kindsOfFields = ({ fields }: DocumentedCalculator) =>
  new Set(Object.values(fields).map(({ kind }) => kind)).size

/** Of each class the first page with the most kinds of fields: rows and choices, where it can have them. */
const oneOfEachClass = [
  ...new Map(
    calculatorPages
      .toReversed()
      .toSorted((one, other) => kindsOfFields(one.calculator) - kindsOfFields(other.calculator))
      .map((page) => [classOf(page.calculator), page]),
  ).values(),
]

test.each(oneOfEachClass)(
  `$path takes ${RUNS} random and hostile forms`,
  async ({ path, calculator, given }) => {
    const page = await site.visit(path)
    await drawNothing(page)
    const report = await page.evaluate(runHostileForms, {
      runs: RUNS,
      accepted: { ...formValuesOf(calculator.fields, {}), ...given },
      every: ACCEPTED_EVERY,
      hostile: HOSTILE,
    })
    expect(report.nonsense).toEqual([])
    expect(report.ready).toBeGreaterThanOrEqual(RUNS / ACCEPTED_EVERY)
    expect(report.ready + report.empty).toBe(RUNS)
  },
)

/** Hides the page: these tests do not look at it, and drawing it takes half of their time. */
async function drawNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.contentVisibility = 'hidden'
  })
}

/** Runs in the page: fills all fields, presses Calculate, reads the page, again and again. */
async function runHostileForms({
  runs,
  accepted,
  every,
  hostile,
}: {
  runs: number
  hostile: readonly string[]
  accepted: Record<string, string>
  every: number
}) {
  const form = document.querySelector('form')
  const results = document.querySelector('#results')
  if (!form || !results) throw new Error('This page has no calculator')
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
  // The same sequence at every run, so that a failure can be looked at again.
  let seed = 20261120
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const pick = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)]
  const letters = '0123456789.,-+eE xX/%∞٣３\u0000\u200b'
  const anyText = () =>
    Array.from({ length: Math.ceil(random() * 16) }, () => pick(letters)).join('')
  const plausible = () => (random() * 40).toFixed(Math.floor(random() * 4))
  const text = () => {
    const kind = random()
    if (kind < 0.6) return plausible()
    return (kind < 0.85 ? pick(hostile) : anyText()) ?? ''
  }
  const setValue = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    const prototype = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    const type = field instanceof HTMLSelectElement ? 'change' : 'input'
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  /** Waits until the page has done what was asked of it before: React works in such messages. */
  const nextMessage = () =>
    new Promise<void>((done) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done()
      channel.port2.postMessage(null)
    })

  const report = { ready: 0, empty: 0, nonsense: [] as string[] }
  for (let run = 0; run < runs; run += 1) {
    const isAccepted = run % every === 0
    const typed = fields.map((field) => {
      const drawn = field instanceof HTMLSelectElement ? (pick(field.options)?.value ?? '') : text()
      // The accepted form lacks units alone; the first option of each is the field's own unit.
      const left = field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : ''
      const value = isAccepted ? (accepted[field.name] ?? left) : drawn
      setValue(field, value)
      return value
    })
    form.requestSubmit()
    // The page has answered by then; a form that is accepted shows a result in any case.
    for (let messages = 0; messages < 3; messages += 1) await nextMessage()
    while (isAccepted && !results.querySelector('[data-result]')) await nextMessage()
    const figures = [...results.querySelectorAll('[data-result]')].map((cell) => cell.textContent)
    if (figures.length > 0) report.ready += 1
    else report.empty += 1
    const odd = figures.filter((figure) => !/^-?\d{1,3}(,\d{3})*(\.\d+)?( |$)/.test(figure ?? ''))
    const said = results.querySelector('dl')?.textContent ?? ''
    if (odd.length > 0 || /NaN|Infinity|undefined|null/.test(said)) {
      report.nonsense.push(`${JSON.stringify(typed)} gave ${figures.join(' | ')}`)
    }
  }
  return report
}
