/** The contact form. */

export const fields = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
} as const
export const emailHint = 'Only if you would like an answer.'
/** '{errors}' as feedbackFailure.ts has them for fields, one or more. */
export const fieldErrors = '{field} {errors}'
/** The field that only programs fill in. */
export const leaveEmpty = 'Leave this empty'
export const needsScript =
  'Sending needs JavaScript: please allow it for this site, or write to {address}.'
export const send = 'Send message'
export const sending = 'Sending...'
export const sent = 'Message Sent Successfully!'
export const thanks = "Thank you for your feedback. We'll get back to you if a response is needed."
export const writeAnother = 'Write another message'
/** In a toast: the message arrived after all, once the form had stopped waiting. */
export const arrived = 'Your message arrived'
export const answeredLate = 'The form service answered late.'
/** In place of that: another message was typed meanwhile. */
export const typedSince = 'What you typed since then is still here.'
export const stillHere = 'Your message is still here: send it again, or write to {address}.'
