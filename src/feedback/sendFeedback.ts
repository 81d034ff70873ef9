// Formspree's own client: it knows the service's protocol and error codes, for 2.3 kB on this page.

import { createClient, type FieldValues, isSubmissionError } from '@formspree/core'
import * as feedbackFailure from '#messages/feedbackFailure.ts'
import { say } from '../../schemas/messages/message.ts'
import { type Failure, failureOf, formFailure } from './failure.ts'
import type { Feedback } from './message.ts'
import { formService } from './service.ts'

export type Outcome =
  | { state: 'sent' }
  | {
      state: 'failed'
      failure: Failure
      /** The service's answer, where it may still come after the form stopped waiting. */
      late?: Promise<Outcome>
    }

/** How long the service may take, in milliseconds. */
const PATIENCE = 15_000

const TIMED_OUT = say(feedbackFailure.noAnswer, { seconds: PATIENCE / 1000 })

// Made when the form's code arrives: the service compares that time with the time of sending.
const client = createClient()

/** Sends a message to the form service. Whatever happens is an outcome; nothing is thrown. */
export async function sendFeedback(feedback: Feedback): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ ...failed(formFailure(TIMED_OUT)), late: answer }), PATIENCE)
  })
  const answer = submit(feedback)
  const outcome = await Promise.race([answer, timeout])
  clearTimeout(timer)
  return outcome
}

async function submit(feedback: Feedback): Promise<Outcome> {
  const { endpoint = window.location.origin, formId } = formService
  try {
    const result = await client.submitForm(formId, filledIn(feedback), { endpoint })
    return isSubmissionError(result) ? failed(failureOf(result)) : { state: 'sent' }
  } catch {
    // The library throws for an answer that asks for a payment: not one this form can make sense of.
    return failed(formFailure(feedbackFailure.unexpectedResponse))
  }
}

/** The service would check an empty e-mail address as if it had been given. */
function filledIn(feedback: Feedback): FieldValues {
  return Object.fromEntries(Object.entries(feedback).filter(([, text]) => text !== ''))
}

function failed(failure: Failure) {
  return { state: 'failed', failure } as const
}
