import type { FieldErrorCode, FormErrorCode, SubmissionError } from '@formspree/core'
import * as feedback from '#messages/feedback.ts'
import * as feedbackFailure from '#messages/feedbackFailure.ts'
import { say } from '../../schemas/messages/message.ts'

/** The fields that a person sees, in the order of the page. */
export const FIELDS = ['name', 'email', 'message'] as const

export type FieldName = (typeof FIELDS)[number]

/** Why a message was not accepted. */
export interface Failure {
  /** The errors of a field, to be read after its name: 'is required, is too short'. */
  fields: Partial<Record<FieldName, string>>
  /** Sentences that concern no field. */
  form: string[]
}

const formWords: Record<FormErrorCode | 'UNSPECIFIED', string> = {
  BLOCKED: feedbackFailure.refused,
  EMPTY: feedbackFailure.empty,
  FILES_TOO_BIG: feedbackFailure.filesTooBig,
  FORM_NOT_FOUND: feedbackFailure.formNotFound,
  INACTIVE: feedbackFailure.switchedOff,
  NO_FILE_UPLOADS: feedbackFailure.noFiles,
  PROJECT_NOT_FOUND: feedbackFailure.noProject,
  TOO_MANY_FILES: feedbackFailure.tooManyFiles,
  UNSPECIFIED: feedbackFailure.noReason,
}

const fieldWords: Record<FieldErrorCode | 'UNSPECIFIED', string> = {
  REQUIRED_FIELD_EMPTY: feedbackFailure.field.required,
  REQUIRED_FIELD_MISSING: feedbackFailure.field.required,
  STRIPE_CLIENT_ERROR: feedbackFailure.field.noPayments,
  STRIPE_SCA_ERROR: feedbackFailure.field.noPayments,
  TYPE_EMAIL: feedbackFailure.field.notAnEmail,
  TYPE_NUMERIC: feedbackFailure.field.notANumber,
  TYPE_TEXT: feedbackFailure.field.notText,
  UNSPECIFIED: feedbackFailure.field.notAccepted,
}

/** The failure in words: the form service's own where it sends any, otherwise ours. */
export function failureOf(answer: SubmissionError): Failure {
  const fields: Failure['fields'] = {}
  // A set, so that a sentence is shown once.
  const form = new Set<string>()
  for (const { code, message } of answer.getFormErrors()) {
    form.add(message.trim() ? formSentence(code, message) : wordsFor(formWords, code))
  }
  for (const [field, errors] of answer.getAllFieldErrors()) {
    const texts = errors
      .map(({ code, message }) => message.trim() || wordsFor(fieldWords, code))
      .join(', ')
    if (isFieldName(field)) fields[field] = texts
    else form.add(say(feedback.fieldErrors, { field, errors: texts }))
  }
  const isUnexplained = form.size === 0 && Object.keys(fields).length === 0
  return isUnexplained
    ? formFailure(feedbackFailure.unexpectedResponse)
    : { fields, form: [...form] }
}

/** A failure that concerns no field. */
export function formFailure(sentence: string): Failure {
  return { fields: {}, form: [sentence] }
}

/*
 * The library passes a browser's own error on as a message without a code. Each browser has its own
 * words: about a body that is no JSON ('Unexpected token '<', "<!doctype "... is not valid JSON',
 * 'JSON.parse: unexpected character', 'The string did not match the expected pattern.'), about an
 * empty place in the list of errors, and about a request that never arrived.
 */
const UNREADABLE = /\bJSON\b|did not match the expected pattern|\bnull\b/
const UNREACHED =
  /^(Failed to fetch|fetch failed|Load failed|NetworkError\b|Network request failed)/

function formSentence(code: string, message: string): string {
  if (code !== 'UNSPECIFIED') return message.trim()
  if (UNREADABLE.test(message)) return feedbackFailure.unexpectedResponse
  if (!UNREACHED.test(message)) return message.trim()
  return say(feedbackFailure.notReached, { reason: message.trim().replace(/\.$/, '') })
}

function isFieldName(field: PropertyKey): field is FieldName {
  return FIELDS.some((name) => name === field)
}

/** The library lets a code such as 'toString' pass for a known one. */
function wordsFor<Code extends string>(
  texts: Record<Code | 'UNSPECIFIED', string>,
  code: Code | 'UNSPECIFIED',
): string {
  return Object.hasOwn(texts, code) ? texts[code] : texts.UNSPECIFIED
}
