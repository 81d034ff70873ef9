import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handOver } from '../../src/tab/handOver.ts'
import { holdsAnything, keep, keepOnly, keptAt } from '../../src/tab/kept.ts'
import { takeUp } from '../../src/tab/takeUp.ts'
import { handOn } from '../../src/tab/windowName.ts'

const LEFT = {
  typed: { roomLength: '3', 'openings.0.width': '0.9' },
  result: { from: { roomLength: '3' }, isStale: true },
  fragment: '',
}

beforeEach(() => void vi.stubGlobal('window', { name: '' }))
afterEach(() => {
  keepOnly({})
  vi.unstubAllGlobals()
})

test('what was left in a tab goes along to a new version of the site, once', async () => {
  keep('tile-estimator', LEFT)
  keep('contact', { isSent: true })
  handOver()
  keepOnly({})
  expect(await takeUp('tile-estimator')).toBeTypeOf('function')
  expect(keptAt('tile-estimator')).toEqual(LEFT)
  expect(keptAt('contact')).toEqual({ isSent: true })
  expect(window.name).toBe('')
  keepOnly({})
  expect(await takeUp('tile-estimator')).toBeUndefined()
  expect(keptAt('tile-estimator')).toEqual({})
})

test('what was left on one page draws no other afresh, and is there all the same', async () => {
  keep('tile-estimator', LEFT)
  handOver()
  keepOnly({})
  expect(await takeUp('privacy')).toBeUndefined()
  expect(keptAt('tile-estimator')).toEqual(LEFT)
})

test('where nothing was left, the window keeps the name that it has', async () => {
  window.name = 'help'
  keep('tile-estimator', { typed: undefined, result: undefined, fragment: '' })
  handOver()
  expect(window.name).toBe('help')
  expect(await takeUp('tile-estimator')).toBeUndefined()
  expect(window.name).toBe('help')
})

test('what was handed over and not taken up goes on, under what is left since', async () => {
  keep('tile-estimator', { isSent: true })
  keep('contact', { typed: { message: 'Half' } })
  handOver()
  keepOnly({})
  handOn({ 'tile-estimator': LEFT })
  await takeUp('tile-estimator')
  expect(keptAt('tile-estimator')).toEqual(LEFT)
  expect(keptAt('contact')).toEqual({ typed: { message: 'Half' } })
})

test.each([
  ['a text from the defaults alone', { result: { from: {}, isStale: false } }, true],
  ['a text that was typed', { typed: { area: '2' } }, true],
  ['a message that was sent', { isSent: true }, true],
  ['a page that was only looked at', { fragment: '#x' }, false],
])('%s: does a reload lose something?', (_, left, loses) => {
  keep('page', left)
  expect(holdsAnything()).toBe(loses)
})

test.each([
  'kept:',
  'kept:{',
  'kept:null',
  'kept:[]x',
  'kept:{"tile-estimator":{"typed":"3"}}',
  'kept:{"tile-estimator":{"typed":{"roomLength":3}}}',
  'kept:{"tile-estimator":{"result":{"from":{"roomLength":"3"}}}}',
])('a window that somebody else named holds nothing: %s', async (name) => {
  window.name = name
  expect(await takeUp('tile-estimator')).toBeUndefined()
  expect(holdsAnything()).toBe(false)
  expect(window.name).toBe('')
})

test('no name makes it throw, and whatever was typed arrives as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.jsonValue(), async (text, json) => {
      window.name = `kept:${text}`
      await takeUp('tile-estimator')
      window.name = `kept:${JSON.stringify(json)}`
      await takeUp('tile-estimator')
      keepOnly({})
      keep('contact', { typed: { message: text, name: 'x' } })
      handOver()
      keepOnly({})
      await takeUp('tile-estimator')
      expect(keptAt('contact').typed?.message).toBe(text)
    }),
  )
})
