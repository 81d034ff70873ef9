import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadModule } from '../../src/runtime/loadModule.ts'
import { retryNow } from '../../src/runtime/retryWithBackoff.ts'

const CODE = { default: 'code' }
/** Nobody waits for a pause: a person asks again at once. */
const askAgain = () => queueMicrotask(retryNow)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer('image/svg+xml')),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (type: string) => new Response('', { headers: { 'Content-Type': type } })

test('an import on its way for 15 s counts as lost, and is awaited further', async () => {
  let arrive: (code: typeof CODE) => void = () => undefined
  const onItsWay = new Promise<typeof CODE>((resolve) => {
    arrive = resolve
  })
  const onLoss = vi.fn()
  const loaded = loadModule(() => onItsWay, onLoss)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(onLoss).toHaveBeenCalledTimes(1)
  arrive(CODE)
  await vi.advanceTimersByTimeAsync(500)
  expect(await loaded).toBe(CODE)
})

test.each([
  ['any other error', new Error('It is broken'), 1],
  // A browser throws it anew for every import of the module.
  ['a TypeError of its own', new TypeError('x is not a function'), 2],
])('a module that throws %s as it loads is a defect', async (_, defect, times) => {
  const importIt = vi.fn(async () => {
    throw defect
  })
  await expect(loadModule(importIt, askAgain)).rejects.toBe(defect)
  expect(importIt).toHaveBeenCalledTimes(times)
})
