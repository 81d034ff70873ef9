import type { FieldErrorCode, FormErrorCode, SubmissionError } from '@formspree/core'

/** The fields that a person sees, in the order of the page, each with the word before its errors. */
export const FIELD_NAMES = { name: 'Name', email: 'Email', message: 'Message' } as const

export type FieldName = keyof typeof FIELD_NAMES

/** Why a message was not accepted. */
export interface Failure {
  /** What is wrong with a field, to be read after its name: 'is required, is too short'. */
  fields: Partial<Record<FieldName, string>>
  /** Sentences that concern no field. */
  form: string[]
}

export const UNEXPECTED_RESPONSE = 'Unexpected response format'

const formWords: Record<FormErrorCode | 'UNSPECIFIED', string> = {
  BLOCKED: 'The form service refused this message.',
  EMPTY: 'The message arrived empty. Please write something and send it again.',
  FILES_TOO_BIG: 'The attached files are too big.',
  FORM_NOT_FOUND: 'This form is not set up at the form service.',
  INACTIVE: 'This form is switched off at the form service.',
  NO_FILE_UPLOADS: 'This form takes no files.',
  PROJECT_NOT_FOUND: 'This form belongs to no project at the form service.',
  TOO_MANY_FILES: 'There are too many files.',
  UNSPECIFIED: 'The form service did not accept the message and gave no reason.',
}

const PAYMENT = 'could not be settled: this form takes no payments'

const fieldWords: Record<FieldErrorCode | 'UNSPECIFIED', string> = {
  REQUIRED_FIELD_EMPTY: 'is required',
  REQUIRED_FIELD_MISSING: 'is required',
  STRIPE_CLIENT_ERROR: PAYMENT,
  STRIPE_SCA_ERROR: PAYMENT,
  TYPE_EMAIL: 'should look like name@example.com',
  TYPE_NUMERIC: 'should be a number',
  TYPE_TEXT: 'should be text',
  UNSPECIFIED: 'was not accepted',
}

/** Puts what the form service answered into words: its own where it gives any, else ours. */
export function failureOf(answer: SubmissionError): Failure {
  const fields: Failure['fields'] = {}
  // A set: what is said twice is shown once.
  const form = new Set<string>()
  for (const { code, message } of answer.getFormErrors()) {
    form.add(message.trim() ? formSentence(code, message) : wordsFor(formWords, code))
  }
  for (const [field, errors] of answer.getAllFieldErrors()) {
    const words = errors
      .map(({ code, message }) => message.trim() || wordsFor(fieldWords, code))
      .join(', ')
    if (isFieldName(field)) fields[field] = words
    else form.add(`${field} ${words}`)
  }
  const saysNothing = form.size === 0 && Object.keys(fields).length === 0
  return saysNothing ? formFailure(UNEXPECTED_RESPONSE) : { fields, form: [...form] }
}

/** A failure that concerns no field. */
export function formFailure(sentence: string): Failure {
  return { fields: {}, form: [sentence] }
}

/*
 * The library hands on what the browser threw as a message without a code. Each browser has its own
 * words: about a body that is no JSON ('Unexpected token '<', "<!doctype "... is not valid JSON',
 * 'JSON.parse: unexpected character', 'The string did not match the expected pattern.'), about an
 * empty place in the list of errors, and about a request that never arrived.
 */
const UNREADABLE = /\bJSON\b|did not match the expected pattern|\bnull\b/
const UNREACHED =
  /^(Failed to fetch|fetch failed|Load failed|NetworkError\b|Network request failed)/

function formSentence(code: string, message: string): string {
  if (code !== 'UNSPECIFIED') return message.trim()
  if (UNREADABLE.test(message)) return UNEXPECTED_RESPONSE
  if (!UNREACHED.test(message)) return message.trim()
  const said = message.trim().replace(/\.$/, '')
  return `The form service could not be reached: ${said}. Check that you are online.`
}

export function isFieldName(field: PropertyKey): field is FieldName {
  return Object.hasOwn(FIELD_NAMES, field)
}

/** The library lets a code such as 'toString' pass for a known one. */
function wordsFor<Code extends string>(
  words: Record<Code | 'UNSPECIFIED', string>,
  code: Code | 'UNSPECIFIED',
): string {
  return Object.hasOwn(words, code) ? words[code] : words.UNSPECIFIED
}
