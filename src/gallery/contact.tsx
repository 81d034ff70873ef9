import { FeedbackFailure } from '../feedback/FeedbackFailure.tsx'
import { FeedbackForm } from '../feedback/FeedbackForm.tsx'
import { FeedbackSent } from '../feedback/FeedbackSent.tsx'
import { Field } from '../ui/field/Field.tsx'
import { TextArea } from '../ui/field/TextArea.tsx'
import { TextInput } from '../ui/field/TextInput.tsx'
import type { Group } from './group.ts'

/** The contact form: its fields, the form, and what replaces it afterwards. */
export function contact(): Group {
  return {
    title: 'Contact form',
    states: [
      {
        name: 'Text field: optional, with a hint',
        look: (
          <Field label="Email" optional hint="Only if you would like an answer.">
            {(ids) => <TextInput {...ids} type="email" ref={null} />}
          </Field>
        ),
      },
      {
        name: 'Text field: refused',
        look: (
          <Field label="Email" optional error="Email should look like name@example.com">
            {(ids) => (
              <TextInput {...ids} type="email" ref={null} aria-invalid defaultValue="wanjiku" />
            )}
          </Field>
        ),
      },
      {
        name: 'Text area: filled in',
        look: (
          <Field label="Message">
            {(ids) => <TextArea {...ids} ref={null} defaultValue={'Tiles: 111,\nexpected 110'} />}
          </Field>
        ),
      },
      {
        name: 'Text area: refused',
        look: (
          <Field label="Message" error="Message is required">
            {(ids) => <TextArea {...ids} ref={null} aria-invalid />}
          </Field>
        ),
      },
      {
        name: 'Contact form',
        look: <FeedbackForm slug="gallery" takesFocus={false} onSent={() => undefined} />,
      },
      {
        name: 'Contact form: why a message was not sent',
        look: (
          <FeedbackFailure
            reasons={[
              'The form service refused this message.',
              'This form is switched off at the form service.',
            ]}
            takesFocus={false}
          />
        ),
      },
      {
        name: 'Contact form: message sent',
        look: <FeedbackSent takesFocus={false} onAnother={() => undefined} />,
      },
    ],
  }
}
