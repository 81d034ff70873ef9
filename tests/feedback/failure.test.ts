import { SubmissionError } from '@formspree/core'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../../src/feedback/failure.ts'

describe('a failure that concerns no field', () => {
  test.each([
    ['BLOCKED', 'The form service refused this message.'],
    ['EMPTY', 'The message arrived empty. Please write something and send it again.'],
    ['SOMETHING_NEW', 'The form service did not accept the message and gave no reason.'],
    ['toString', 'The form service did not accept the message and gave no reason.'],
  ])('%s has words of ours where the service gives none', (code, words) => {
    const answer = new SubmissionError({ code, message: ' ' })
    expect(failureOf(answer)).toEqual({ fields: {}, form: [words] })
  })

  test.each(['BLOCKED', 'FORM_NOT_FOUND', 'SOMETHING_NEW'])(
    '%s is shown in the words of the service where it gives any',
    (code) => {
      const answer = new SubmissionError({ code, message: ' Closed until Monday. ' })
      expect(failureOf(answer).form).toEqual(['Closed until Monday.'])
    },
  )

  test('several stand one after the other, each once', () => {
    const answer = new SubmissionError(
      { code: 'BLOCKED', message: 'No.' },
      { code: 'EMPTY', message: '' },
      { message: 'No.' },
    )
    expect(failureOf(answer).form).toEqual([
      'No.',
      'The message arrived empty. Please write something and send it again.',
    ])
  })

  test.each([
    'Unexpected token \'<\', "<!doctype "... is not valid JSON',
    'Unexpected token < in JSON at position 0',
    'Unexpected end of JSON input',
    'JSON.parse: unexpected character at line 1 column 1 of the JSON data',
    'JSON Parse error: Unexpected EOF',
    'The string did not match the expected pattern.',
    "Cannot read properties of null (reading 'message')",
    `can't access property "message", e is null`,
    'null is not an object (evaluating "e.message")',
  ])('a body that no browser can read is an unexpected format: %s', (message) => {
    expect(failureOf(new SubmissionError({ message })).form).toEqual(['Unexpected response format'])
  })

  test.each([
    'Failed to fetch',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
    'Network request failed',
  ])('a request that never arrived is explained, in any browser: %s', (message) => {
    const said = message.replace(/\.$/, '')
    expect(failureOf(new SubmissionError({ message })).form).toEqual([
      `The form service could not be reached: ${said}. Check that you are online.`,
    ])
  })
})

describe('a failure at a field', () => {
  test.each([
    ['REQUIRED_FIELD_EMPTY', 'is required'],
    ['TYPE_EMAIL', 'should look like name@example.com'],
    ['STRIPE_CLIENT_ERROR', 'could not be settled: this form takes no payments'],
    ['SOMETHING_NEW', 'was not accepted'],
    ['constructor', 'was not accepted'],
  ])('%s has words of ours where the service gives none', (code, words) => {
    const answer = new SubmissionError({ field: 'email', code, message: '' })
    expect(failureOf(answer)).toEqual({ fields: { email: words }, form: [] })
  })

  test('that the form does not have appears with its name', () => {
    const answer = new SubmissionError(
      { field: 'paymentMethod', code: 'STRIPE_CLIENT_ERROR', message: '' },
      { field: 'toString', message: 'is odd' },
    )
    expect(failureOf(answer)).toEqual({
      fields: {},
      form: ['paymentMethod could not be settled: this form takes no payments', 'toString is odd'],
    })
  })
})
