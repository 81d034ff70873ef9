import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formServiceMiddleware } from '../../tools/vite/formServicePlugin.ts'

let server: Server
let origin: string
let printed: string[] = []

beforeAll(async () => {
  const answer = formServiceMiddleware('feedback', (text) => printed.push(text))
  server = createServer((request, response) => {
    // No connection is used twice: the server may end one in the moment that it is used again.
    response.setHeader('Connection', 'close')
    answer(request, response, (error) => response.writeHead(error ? 500 : 204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  origin = `http://localhost:${address.port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  printed = []
})

describe('the form service of the dev and preview servers', () => {
  test('prints an accepted message once and answers in JSON', async () => {
    const response = await post('/f/feedback', { name: 'Ali', message: 'Line one\nLine two' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ ok: true, next: '/contact' })
    expect(printed).toEqual([
      'Feedback from the contact form\n  name: Ali\n  message: Line one\nLine two',
    ])
  })

  test('prints no control characters, which a terminal would obey', async () => {
    await post('/f/feedback?x=1', { message: 'a\u001b[2Jb\r\nc\u0007\u009b' })
    expect(printed).toEqual([
      'Feedback from the contact form\n  message: a\ufffd[2Jb\nc\ufffd\ufffd',
    ])
  })

  test('prints nothing of what it refuses, or of what a program sent', async () => {
    expect((await post('/f/feedback', { message: '' })).status).toBe(422)
    expect((await post('/f/other', { message: 'Hi' })).status).toBe(404)
    expect((await post('/f/feedback', { message: 'Hi', _gotcha: 'x' })).status).toBe(200)
    expect(printed).toEqual([])
  })

  test('answers a message of 3 MB with 413 and goes on working', async () => {
    const response = await post('/f/feedback', { message: 'x'.repeat(3_000_000) })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({
      errors: [{ message: 'The message is too long: more than 64 KiB' }],
    })
    expect(printed).toEqual([])
    expect((await post('/f/feedback', { message: 'Hi' })).status).toBe(200)
  })

  test('takes POST only, and says so', async () => {
    const response = await fetch(`${origin}/f/feedback`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  test.each(['/', '/f', '/f/', '/f/feedback/more', '/x/f/feedback', '/contact'])(
    'leaves %s to the site',
    async (path) => {
      expect((await post(path, { message: 'Hi' })).status).toBe(204)
      expect(printed).toEqual([])
    },
  )
})

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
}
