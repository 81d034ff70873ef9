import { afterEach, expect, test, vi } from 'vitest'
import { FileGone, fetchFile } from '../../src/network/fetchFiles.ts'

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

test('who points at a link, reaches it and opens it asks for its code once', async () => {
  const fetch = networkThatAnswers(code)
  await Promise.all([fetchFile('/one.js'), fetchFile('/one.js'), fetchFile('/one.js')])
  await fetchFile('/one.js')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('all who wait for a file hear of its loss, and the next one asks again', async () => {
  const fetch = networkThatAnswers(() => new Response('', { status: 503 }), code)
  const asked = [fetchFile('/two.js'), fetchFile('/two.js')]
  expect(await Promise.allSettled(asked)).toEqual([
    { status: 'rejected', reason: new TypeError('/two.js: 503') },
    { status: 'rejected', reason: new TypeError('/two.js: 503') },
  ])
  await fetchFile('/two.js')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['the host has it no longer', () => new Response('', { status: 404 })],
  [
    'the host answers with a page',
    () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
])('a file is gone where %s', async (_where, answer) => {
  networkThatAnswers(answer)
  await expect(fetchFile('/three.js')).rejects.toThrow(FileGone)
})
