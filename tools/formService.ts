import { isEmailAddress } from '../src/feedback/message.ts'

/*
 * The protocol of the form service (Formspree's, for POST /f/{formId}), as a function from request to
 * answer, so that the contact form works without an account: on a fresh machine, and in the tests.
 */

/** The longest body that is read, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** A request to /f/{formId}. */
export interface FormRequest {
  method: string
  formId: string
  contentType: string
  /** What was sent; of a body over the limit, at least one byte more than the limit. */
  body: Uint8Array<ArrayBuffer>
}

/** What the service answers, as JSON. */
export interface FormAnswer {
  status: number
  headers: Record<string, string>
  body: { ok: true; next: string } | { errors: FormProblem[] }
  /** What a person wrote, by field; absent where nothing was accepted. */
  message?: Record<string, string>
}

export interface FormProblem {
  field?: string
  code?: string
  message: string
}

/** Answers a request to a service that knows one form. It never throws and remembers nothing. */
export async function answerForm(request: FormRequest, knownFormId: string): Promise<FormAnswer> {
  if (request.method !== 'POST') {
    return refuse(405, [{ message: 'A form takes POST only' }], { Allow: 'POST' })
  }
  if (request.formId !== knownFormId) {
    return refuse(404, [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }])
  }
  if (request.body.byteLength > BODY_LIMIT) {
    return refuse(413, [{ message: 'The message is too long: more than 64 KiB' }])
  }
  const read = await readFields(request)
  if ('refusal' in read) return read.refusal
  const { _gotcha: trap = '', ...fields } = read.fields
  // A program that fell into the trap is told that all went well, so that it tries nothing else.
  if (trap !== '') return accept()
  const problems = check(fields)
  return problems.length > 0 ? refuse(422, problems) : { ...accept(), message: texts(fields) }
}

type Fields = Record<string, unknown>

async function readFields(
  request: FormRequest,
): Promise<{ fields: Fields } | { refusal: FormAnswer }> {
  const mediaType = request.contentType.split(';')[0]?.trim().toLowerCase()
  try {
    switch (mediaType) {
      case 'application/json':
        return readJson(request.body)
      case 'application/x-www-form-urlencoded':
      case 'multipart/form-data':
        return { fields: await readFormData(request) }
    }
  } catch {
    return { refusal: refuse(400, [{ message: `The body is not ${mediaType}` }]) }
  }
  const message = 'A form takes JSON, multipart form data or URL-encoded form data'
  return { refusal: refuse(415, [{ message }]) }
}

function readJson(body: Uint8Array): { fields: Fields } | { refusal: FormAnswer } {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { fields: { ...value } }
  }
  return { refusal: refuse(400, [{ message: 'The body is not an object of fields' }]) }
}

async function readFormData({ body, contentType }: FormRequest): Promise<Fields> {
  const data = await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  return Object.fromEntries(data)
}

function check(fields: Fields): FormProblem[] {
  const values = Object.values(fields)
  if (values.every(isBlank)) return [{ code: 'EMPTY', message: 'The form is empty' }]
  if (values.some((value) => value instanceof File)) {
    return [{ code: 'NO_FILE_UPLOADS', message: 'This form takes no files' }]
  }
  return [...checkTypes(fields), ...checkEmail(fields.email), ...checkMessage(fields.message)]
}

function checkTypes(fields: Fields): FormProblem[] {
  return Object.entries(fields)
    .filter(([, value]) => !isBlank(value) && typeof value !== 'string')
    .map(([field]) => ({ field, code: 'TYPE_TEXT', message: 'should be text' }))
}

function checkEmail(email: unknown): FormProblem[] {
  if (isBlank(email) || typeof email !== 'string' || isEmailAddress(email.trim())) return []
  return [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email address' }]
}

function checkMessage(message: unknown): FormProblem[] {
  if (!isBlank(message)) return []
  const code = message === undefined ? 'REQUIRED_FIELD_MISSING' : 'REQUIRED_FIELD_EMPTY'
  return [{ field: 'message', code, message: 'is required' }]
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}

function texts(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

function accept(): FormAnswer {
  return { status: 200, headers: {}, body: { ok: true, next: '/contact' } }
}

function refuse(
  status: number,
  errors: FormProblem[],
  headers: Record<string, string> = {},
): FormAnswer {
  return { status, headers, body: { errors } }
}
