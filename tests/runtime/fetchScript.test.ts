import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileGone, fetchScript } from '../../src/runtime/fetchScript.ts'
import { retryNow, retryWithBackoff } from '../../src/runtime/retryWithBackoff.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => vi.unstubAllGlobals())

/** A network that answers the requests with these answers, in turn. */
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

test.each([
  ['a host in trouble', trouble],
  ['a broken connection', broken],
  [
    'a sign-in page that answers for every address',
    () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('%s is a loss: the script is asked for again', async (_what, loss) => {
  const fetch = networkThatAnswers(loss, code)
  // A person asks for it, so that nobody waits for the pause.
  await fetchScript('/one.js', () => queueMicrotask(retryNow))
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a script that the host no longer has is gone, and is not asked for again', async () => {
  const fetch = networkThatAnswers(() => new Response('', { status: 404 }))
  await expect(fetchScript('/one.js')).rejects.toThrow(FileGone)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a defect is not tried again: it is thrown at once', async () => {
  const task = vi.fn(async () => {
    throw new RangeError('It throws as it loads')
  })
  await expect(retryWithBackoff(task)).rejects.toThrow(RangeError)
  expect(task).toHaveBeenCalledTimes(1)
})
