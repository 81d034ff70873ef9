import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as feedback from '#messages/feedback.ts'
import { say } from '../../schemas/messages/message.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { changedTexts } from '../state/saved.ts'
import { formOf, keepForm } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Field } from '../ui/field/Field.tsx'
import { TextArea } from '../ui/field/TextArea.tsx'
import { TextInput } from '../ui/field/TextInput.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { FeedbackFailure } from './FeedbackFailure.tsx'
import * as styles from './FeedbackForm.css.ts'
import { type Failure, FIELDS, type FieldName } from './failure.ts'
import { type Feedback, type FeedbackTexts, feedbackSchema } from './message.ts'
import { sendFeedback } from './sendFeedback.ts'

const resolver = zodResolver(feedbackSchema, undefined, { mode: 'sync' })

const EMPTY: FeedbackTexts = { name: '', email: '', message: '', _gotcha: '' }

interface FeedbackFormProps {
  /** The page, under which the tab's store keeps the texts. */
  slug: string
  /** The form replaces an element that had the focus. */
  takesFocus: boolean
  onSent: () => void
}

/** Name, e-mail and message. The form keeps its texts until the message has arrived. */
export function FeedbackForm({ slug, takesFocus, onSent }: FeedbackFormProps) {
  const { register, handleSubmit, getValues, reset, setError, setFocus, formState } = useForm<
    FeedbackTexts,
    unknown,
    Feedback
  >({ resolver })
  const form = useRef<HTMLFormElement>(null)
  const keep = useCallback(() => {
    const values = getValues()
    keepForm(slug, { values: Object.values(values).some(Boolean) ? values : undefined })
  }, [slug, getValues])
  const showToast = useToast()
  const { errors, isSubmitting } = formState
  const [failure, setFailure] = useState<Failure>()
  // A state would change too late to stop a second press in the same moment.
  const underWay = useRef(false)

  // The form gets the texts of the last visit, and over them those typed before this code arrived.
  useLayoutEffect(() => {
    const typed = form.current ? changedTexts(form.current) : undefined
    const stored = formOf(slug).values
    if (!stored && !typed) return
    reset({ ...EMPTY, ...stored, ...typed })
    keep()
  }, [slug, keep, reset])

  useEffect(() => {
    if (takesFocus) setFocus('name')
  }, [takesFocus, setFocus])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setFailure(undefined)
    try {
      await handleSubmit(send)(event)
    } finally {
      underWay.current = false
    }
  }

  async function send(message: Feedback): Promise<void> {
    // In the store: the page may be left meanwhile, and come back with a form of its own.
    const stored = () => FIELDS.map((name) => formOf(slug).values?.[name] ?? '').join('\n')
    const texts = stored()
    const accept = (isLate: boolean) => {
      // Texts that were changed while the service was slow are another message, and stay.
      const isChanged = stored() !== texts
      const text = isLate ? feedback.answeredLate : feedback.typedSince
      if (isLate || isChanged) showToast({ title: feedback.arrived, text, tone: 'neutral' })
      if (isChanged) setFailure(undefined)
      else onSent()
    }
    const outcome = await sendFeedback(message)
    if (outcome.state === 'sent') return accept(false)
    setFailure(outcome.failure)
    showAtFields(outcome.failure)
    // Its answer may come after the form has stopped waiting.
    void outcome.late?.then(({ state }) => state === 'sent' && accept(true))
  }

  function showAtFields({ fields }: Failure): void {
    let shouldFocus = true
    for (const name of FIELDS) {
      const message = fields[name]
      if (message === undefined) continue
      setError(name, { type: 'service', message }, { shouldFocus })
      shouldFocus = false
    }
  }

  function errorOf(name: FieldName): string | undefined {
    const message = errors[name]?.message
    return message && say(feedback.fieldErrors, { field: feedback.fields[name], errors: message })
  }

  function control(name: FieldName) {
    return {
      ...register(name),
      'aria-invalid': errors[name] !== undefined,
      // A change while the message is being sent would be lost when the form is replaced.
      readOnly: isSubmitting,
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={keep}>
      <Field label={feedback.fields.name} optional error={errorOf('name')}>
        {(ids) => <TextInput {...ids} {...control('name')} type="text" autoComplete="name" />}
      </Field>
      <Field
        label={feedback.fields.email}
        optional
        hint={feedback.emailHint}
        error={errorOf('email')}
      >
        {(ids) => <TextInput {...ids} {...control('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={feedback.fields.message} error={errorOf('message')}>
        {(ids) => <TextArea {...ids} {...control('message')} required />}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="gotcha">{feedback.leaveEmpty}</label>
        <input {...register('_gotcha')} id="gotcha" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {failure && failure.form.length > 0 && (
        <FeedbackFailure
          reasons={failure.form}
          takesFocus={Object.keys(failure.fields).length === 0}
        />
      )}
      <noscript>
        <p>
          {sayNodes(feedback.needsScript, {
            address: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>,
          })}
        </p>
      </noscript>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? feedback.sending : feedback.send}
      </Button>
    </form>
  )
}
