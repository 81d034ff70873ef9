import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileGone, fetchScript } from '../../src/runtime/fetchScript.ts'
import {
  isConnectionLost,
  NetworkLoss,
  onConnectionChange,
  retryNow,
  retryWithBackoff,
} from '../../src/runtime/retryWithBackoff.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => vi.unstubAllGlobals())

/** A network that answers each request as it is told to, in turn. */
function networkThatAnswers(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => {
    const [answer] = answers.splice(0, 1)
    if (!answer) throw new Error('Nobody should have asked so often')
    return answer()
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const code = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })
const trouble = () => new Response('', { status: 503 })
const broken = () => {
  throw new TypeError('Failed to fetch')
}

test('who points at a link, reaches it and opens it asks for its code once', async () => {
  const fetch = networkThatAnswers(code)
  await Promise.all([fetchScript('/one.js'), fetchScript('/one.js'), fetchScript('/one.js')])
  await fetchScript('/one.js')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['a host in trouble', trouble],
  ['a broken connection', broken],
])('%s is asked again, for all who wait', async (_what, loss) => {
  const fetch = networkThatAnswers(loss, code)
  const url = `/${_what}.js`
  // A person asks for it, so that nobody waits for the pause.
  const asked = [fetchScript(url, () => queueMicrotask(retryNow)), fetchScript(url)]
  await Promise.all(asked)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['the host has it no longer', () => new Response('', { status: 404 })],
  [
    'the host answers with a page',
    () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('a script is gone where %s, and is not asked for again', async (where, answer) => {
  const fetch = networkThatAnswers(answer)
  await expect(fetchScript(`/${where}.js`)).rejects.toThrow(FileGone)
  await expect(fetchScript(`/${where}.js`)).rejects.toThrow(FileGone)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a defect is not tried again: it is thrown at once', async () => {
  const task = vi.fn(async () => {
    throw new RangeError('It throws as it loads')
  })
  await expect(retryWithBackoff(task)).rejects.toThrow(RangeError)
  expect(task).toHaveBeenCalledTimes(1)
  expect(isConnectionLost()).toBe(false)
})

test('the connection counts as lost until what was lost has come, or is known not to come', async () => {
  const seen: boolean[] = []
  const stop = onConnectionChange(() => seen.push(isConnectionLost()))
  const outcomes = [new NetworkLoss(), new NetworkLoss(), undefined]
  const task = async () => {
    const error = outcomes.shift()
    if (error) throw error
  }
  const losses: number[] = []
  await retryWithBackoff(task, (number) => {
    losses.push(number)
    queueMicrotask(retryNow)
  })
  expect(losses).toEqual([1, 2])
  expect(seen).toEqual([true, true, false])
  stop()
})
