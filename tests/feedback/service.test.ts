import { describe, expect, test } from 'vitest'
import { answerForm, BODY_LIMIT, type FormRequest } from '../../tools/formService.ts'

const accepted = { status: 200, headers: {}, body: { ok: true, next: '/contact' } }

describe('the form service takes a message', () => {
  const message = { name: 'Wanjiku', email: 'w@example.com', message: 'Asante sana\n— m² × 10' }

  test('as JSON', async () => {
    expect(await json(message)).toEqual({ ...accepted, message })
  })

  test('as URL-encoded form data', async () => {
    expect(await encoded(new URLSearchParams(message))).toEqual({ ...accepted, message })
  })

  test('as multipart form data', async () => {
    const data = new FormData()
    for (const [field, text] of Object.entries(message)) data.set(field, text)
    // Form data carries line ends as CR LF, whatever was typed.
    const carried = { ...message, message: 'Asante sana\r\n— m² × 10' }
    expect(await encoded(data)).toEqual({ ...accepted, message: carried })
  })

  test('without the fields that were left empty', async () => {
    const answer = await json({ name: '', email: null, message: 'Habari' })
    expect(answer).toEqual({ ...accepted, message: { message: 'Habari' } })
  })

  test('of exactly 64 KiB', async () => {
    const frame = '{"message":""}'.length
    const answer = await json({ message: 'x'.repeat(BODY_LIMIT - frame) })
    expect(answer.status).toBe(200)
  })

  test('from a program in the trap to all appearances, and keeps none of it', async () => {
    expect(await json({ message: 'Buy now', _gotcha: 'http://spam.example' })).toEqual(accepted)
    expect(await json({ message: '', email: 'x', _gotcha: 'y' })).toEqual(accepted)
  })
})

describe('the form service says what is wrong with a message', () => {
  const missing = { field: 'message', code: 'REQUIRED_FIELD_MISSING', message: 'is required' }
  const blank = { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }
  const email = { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email address' }
  const noText = { field: 'name', code: 'TYPE_TEXT', message: 'should be text' }
  const empty = { code: 'EMPTY', message: 'The form is empty' }
  const file = { code: 'NO_FILE_UPLOADS', message: 'This form takes no files' }

  test.each([
    [{ name: 'Ali' }, [missing]],
    [{ name: 'Ali', message: ' \n' }, [blank]],
    [{ email: 'ali', message: 'Hi' }, [email]],
    [{ email: 'ali', message: '' }, [email, blank]],
    [{ name: 7, message: 'Hi' }, [noText]],
    [{ name: { first: 'Ali' }, email: 'ali' }, [noText, email, missing]],
    [{}, [empty]],
    [{ name: '', email: ' ', message: '' }, [empty]],
  ])('%j', async (fields, errors) => {
    expect(await json(fields)).toEqual({ status: 422, headers: {}, body: { errors } })
  })

  test('a file among the fields', async () => {
    const data = new FormData()
    data.set('message', 'See the plan')
    data.set('plan', new File(['…'], 'plan.pdf'))
    expect(await encoded(data)).toEqual({ status: 422, headers: {}, body: { errors: [file] } })
  })
})

describe('the form service refuses', () => {
  test('a form that it does not know', async () => {
    expect(await json({ message: 'Hi' }, { formId: 'other' })).toEqual({
      status: 404,
      headers: {},
      body: { errors: [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }] },
    })
  })

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', ''])('the method %j', async (method) => {
    expect(await json({ message: 'Hi' }, { method })).toEqual({
      status: 405,
      headers: { Allow: 'POST' },
      body: { errors: [{ message: 'A form takes POST only' }] },
    })
  })

  test('a body of one byte more than 64 KiB, before reading any of it', async () => {
    expect(await send({ body: new Uint8Array(BODY_LIMIT + 1) })).toEqual({
      status: 413,
      headers: {},
      body: { errors: [{ message: 'The message is too long: more than 64 KiB' }] },
    })
  })

  test.each(['', 'text/plain', 'application/jsonp', 'image/png'])(
    'a body of the kind %j',
    async (contentType) => {
      expect(await send({ contentType, body: bytes('{"message":"Hi"}') })).toEqual({
        status: 415,
        headers: {},
        body: {
          errors: [{ message: 'A form takes JSON, multipart form data or URL-encoded form data' }],
        },
      })
    },
  )

  test.each(['', '{', 'message=Hi', '\ufeff{"message":"Hi"'])(
    'JSON that is none: %j',
    async (text) => {
      const answer = await send({
        contentType: 'application/json; charset=utf-8',
        body: bytes(text),
      })
      expect(answer).toEqual({
        status: 400,
        headers: {},
        body: { errors: [{ message: 'The body is not application/json' }] },
      })
    },
  )

  test.each([[null], [[]], ['Hi'], [7]])('JSON without fields: %j', async (value) => {
    expect(await json(value)).toEqual({
      status: 400,
      headers: {},
      body: { errors: [{ message: 'The body is not an object of fields' }] },
    })
  })

  test('multipart form data that is none', async () => {
    const answer = await send({ contentType: 'multipart/form-data', body: bytes('message=Hi') })
    expect(answer.status).toBe(400)
  })
})

function send(request: Partial<FormRequest>) {
  const usual = { method: 'POST', formId: 'feedback', contentType: 'application/json' }
  return answerForm({ ...usual, body: bytes(''), ...request }, 'feedback')
}

function json(value: unknown, request: Partial<FormRequest> = {}) {
  return send({ body: bytes(JSON.stringify(value)), ...request })
}

/** Sends what a browser would make of form data, boundary and all. */
async function encoded(data: FormData | URLSearchParams) {
  const request = new Request('http://localhost/', { method: 'POST', body: data })
  return send({
    contentType: request.headers.get('Content-Type') ?? '',
    body: new Uint8Array(await request.arrayBuffer()),
  })
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
