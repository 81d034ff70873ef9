// Formspree's own client: it knows the service's protocol and error codes, for 2.3 kB on this page.

import { createClient, type FieldValues, isSubmissionError } from '@formspree/core'
import * as feedbackFailure from '#messages/feedbackFailure.ts'
import { say } from '../../schemas/messages/message.ts'
import { type Failure, failureOf, formFailure } from './failure.ts'
import type { Feedback } from './message.ts'
import { formService } from './service.ts'

export type FeedbackOutcome =
  | { state: 'sent' }
  | {
      state: 'failed'
      failure: Failure
      /** The service's answer, where it may still come after the form stopped waiting. */
      late?: Promise<FeedbackOutcome>
    }

/** How long the service may take, in milliseconds. */
const PATIENCE = 15_000

const TIMED_OUT = say(feedbackFailure.noAnswer, { seconds: PATIENCE / 1000 })

// Created when the form's code arrives: the service compares this time with the time of sending.
const client = createClient()

/** Sends a message to the form service. It never throws: every failure is an outcome. */
export async function sendFeedback(feedback: Feedback): Promise<FeedbackOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<FeedbackOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ ...failed(formFailure(TIMED_OUT)), late: answer }), PATIENCE)
  })
  const answer = submit(feedback)
  const outcome = await Promise.race([answer, timeout])
  clearTimeout(timer)
  return outcome
}

async function submit(feedback: Feedback): Promise<FeedbackOutcome> {
  const { endpoint = window.location.origin, formId } = formService
  try {
    const result = await client.submitForm(formId, filledIn(feedback), { endpoint })
    return isSubmissionError(result) ? failed(failureOf(result)) : { state: 'sent' }
  } catch {
    // The library throws if the answer asks for a payment, which this form cannot handle.
    return failed(formFailure(feedbackFailure.unexpectedResponse))
  }
}

/** Leaves empty fields out: the service would refuse an empty e-mail address. */
function filledIn(feedback: Feedback): FieldValues {
  return Object.fromEntries(Object.entries(feedback).filter(([, text]) => text !== ''))
}

function failed(failure: Failure) {
  return { state: 'failed', failure } as const
}
