/** Why a message to us was not accepted, where the form service says it in no words of its own. */

export const refused = 'The form service refused this message.'
export const empty = 'The message arrived empty. Please write something and send it again.'
export const filesTooBig = 'The attached files are too big.'
export const formNotFound = 'This form is not set up at the form service.'
export const switchedOff = 'This form is switched off at the form service.'
export const noFiles = 'This form takes no files.'
export const noProject = 'This form belongs to no project at the form service.'
export const tooManyFiles = 'There are too many files.'
export const noReason = 'The form service did not accept the message and gave no reason.'
export const unexpectedResponse = 'Unexpected response format'
/** '{reason}' in the words of the browser. */
export const notReached =
  'The form service could not be reached: {reason}. Check that you are online.'
export const noAnswer =
  'The form service did not answer within {seconds} seconds. We cannot tell whether your message arrived.'
/** Errors of a field, to be read after its name: feedback.ts, `fieldErrors`. */
export const field = {
  required: 'is required',
  notAnEmail: 'should look like name@example.com',
  notANumber: 'should be a number',
  notText: 'should be text',
  notAccepted: 'was not accepted',
  noPayments: 'could not be settled: this form takes no payments',
} as const
