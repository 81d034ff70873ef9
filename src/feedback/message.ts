import * as z from 'zod/mini'
import * as feedbackFailure from '#messages/feedbackFailure.ts'

/*
 * The rules for a message to us. The form checks them before it sends anything, and the form service of
 * the dev and preview servers checks them again. An error is read after its field's name: 'Email should
 * …'.
 */

// zod compiles object parsers with new Function where it may; a strict content policy forbids it.
z.config({ jitless: true })

/** True for an e-mail address that a reply could go to. */
function isEmailAddress(text: string): boolean {
  return z.regexes.email.test(text)
}

const text = z.string().check(z.trim())

/** From the texts in the form's fields to a message without the spaces around them. */
export const feedbackSchema = z.object({
  name: text,
  email: text.check(
    z.refine(
      (address) => address === '' || isEmailAddress(address),
      feedbackFailure.field.notAnEmail,
    ),
  ),
  message: text.check(z.refine((message) => message !== '', feedbackFailure.field.required)),
  /** The trap for programs: people never see this field. */
  _gotcha: z.string(),
})

export type Feedback = z.output<typeof feedbackSchema>
export type FeedbackTexts = z.input<typeof feedbackSchema>
