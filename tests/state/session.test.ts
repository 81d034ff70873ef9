import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentsAt, showContents } from '../../src/state/historySteps.ts'
import { readSaved } from '../../src/state/saved.ts'
import { restoreSession, saveSession } from '../../src/state/session.ts'
import { formOf, get, getAll, isEmpty, keepForm, set, setAll } from '../../src/state/store.ts'

const LEFT = {
  values: { roomLength: '3', 'openings.0.width': '0.9' },
  result: { from: { roomLength: '3' }, isStale: true },
  contents: 'abc',
  offered: { 'price-tile': '60' },
}
const ESTIMATE = { id: '1', slug: 'tile-estimator', name: 'Bedroom', values: { roomLength: '3' } }

/** A browser's session storage. */
let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  setAll()
  vi.unstubAllGlobals()
})

/** Saves the session, and restores it as the next document of the tab does. */
async function nextDocument(): Promise<void> {
  saveSession()
  setAll()
  await restoreSession()
}

test('the next document of a tab has every slot as the last one left it', async () => {
  keepForm('tile-estimator', LEFT)
  keepForm('contact', { isSent: true })
  set('otherForms', { 'tile-estimator ': LEFT })
  set('steps', { abc: '' })
  set('prices', { 'price-tile': '60' })
  set('addsLabour', true)
  set('quotations', { list: { 'quoted-tile': '70' } })
  set('list', { title: 'Njeri', note: 'Two\nlines', estimates: [ESTIMATE] })
  set('editedEstimate', '1')
  const before = getAll()
  await nextDocument()
  expect(getAll()).toEqual(before)
  await nextDocument()
  expect(getAll()).toEqual(before)
})

test('a tab that holds nothing saves nothing, and forgets what was saved before', async () => {
  keepForm('tile-estimator', LEFT)
  saveSession()
  setAll()
  keepForm('tile-estimator', { values: undefined, result: undefined, contents: 'abc' })
  expect(saveSession()).toBe(true)
  expect([...storage]).toEqual([])
})

test('Back out of a link leads to a page where nothing was typed, though documents came between', async () => {
  showContents('tile-estimator', 'first', '')
  await nextDocument()
  showContents('tile-estimator', 'link', 'link')
  keepForm('tile-estimator', { values: LEFT.values })
  await nextDocument()
  expect(contentsAt('tile-estimator', 'first')).toBe('')
  showContents('tile-estimator', 'first', '')
  expect(formOf('tile-estimator').values).toBeUndefined()
})

test.each([
  ['a result from the defaults alone', { result: { from: {}, isStale: false } }, false],
  ['a text that was typed', { values: { area: '2' } }, false],
  ['a message that was sent', { isSent: true }, false],
  ['a page that was only looked at', { contents: 'abc' }, true],
])('%s: is the tab empty?', (_, left, expected) => {
  keepForm('page', left)
  expect(isEmpty()).toBe(expected)
})

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'null'],
  ['[]', 'a list'],
  ['"text"', 'a text'],
  ['{"forms":{"tile-estimator":{"values":"3"}}}', 'a text for values'],
  ['{"forms":{"tile-estimator":{"values":{"roomLength":3}}}}', 'a number'],
  ['{"forms":{"tile-estimator":{"result":{"from":{"roomLength":"3"}}}}}', 'half a result'],
  ['{"list":{"title":"x","note":"","estimates":[{"id":1}]}}', 'half an estimate'],
])('a session that somebody else wrote holds nothing: %s (%s)', async (text) => {
  storage.set('tab', text)
  await restoreSession()
  expect(isEmpty()).toBe(true)
})

test('a slot that cannot be read is empty, and the others are kept', async () => {
  storage.set('tab', JSON.stringify({ forms: { contact: LEFT }, prices: 7, list: null }))
  await restoreSession()
  expect(formOf('contact')).toEqual(LEFT)
  expect(get('prices')).toEqual({})
  expect(get('list').estimates).toEqual([])
})

test('where the browser has no room or forbids it, saving says so and nothing throws', async () => {
  const refuse = () => {
    throw new DOMException('No', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepForm('contact', LEFT)
  expect(saveSession()).toBe(false)
  await restoreSession()
  expect(formOf('contact')).toEqual(LEFT)
  expect(readSaved()).toBeUndefined()
})

test('no text makes it throw, and whatever was typed arrives as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.jsonValue(), async (text, json) => {
      storage.set('tab', text)
      await restoreSession()
      storage.set('tab', JSON.stringify(json))
      await restoreSession()
      setAll()
      keepForm('contact', { values: { message: text, name: 'x' } })
      await nextDocument()
      expect(formOf('contact').values?.message).toBe(text)
    }),
  )
})
