import { useEffect, useRef } from 'react'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as entryNote from '#messages/entryNote.ts'
import type { FieldOf } from '../../../schemas/definition/calculator.ts'
import { whyUnread } from '../../../schemas/estimate/fieldInput.ts'
import {
  FEET_AND_INCHES,
  parseMeasurement,
  unitChoices,
} from '../../../schemas/estimate/measurementInput.ts'
import { isWithin, rangeInWords } from '../../../schemas/formula/range.ts'
import { capitalised, say } from '../../../schemas/messages/message.ts'
import { Button } from '../../ui/button/Button.tsx'
import { hint, hintOnFocus } from '../../ui/field/Field.css.ts'
import { ConvertedAnnouncement } from './ConvertedAnnouncement.tsx'
import type { NumberValue } from './controls.ts'
import * as styles from './EntryNote.css.ts'
import { usualQuestion } from './usualQuestion.ts'

interface EntryNoteProps {
  /** The input's description has this id, also while it is hidden. */
  id: string
  field: FieldOf<'number'>
  value: NumberValue
  isRefused: boolean
  /** Words above say why it was refused: the note steps back. */
  hasWords: boolean
  /** The entry in the field's own unit, where it was made in another: it takes the place of the hint. */
  convertedText: string
  onChange: (part: Partial<NumberValue>) => void
}

/**
 * Says which entries a number field reads, while the field has the focus or was refused. It explains a
 * decimal comma and offers a point in its place, and it asks about an unusual entry.
 */
export function EntryNote(props: EntryNoteProps) {
  const { convertedText } = props
  return (
    <>
      {convertedText && <ConvertedAnnouncement text={convertedText} />}
      <Note {...props} />
    </>
  )
}

function Note(props: EntryNoteProps) {
  const { id, field, value, isRefused, hasWords, convertedText, onChange } = props
  const withPoint = pointForComma(field.unit, value)
  const usual = usualQuestion(field, value)
  const entry = parseEntry(field.unit, value)
  // A number that only another field makes impossible is not wrong in itself.
  const isWrong = isRefused && !(entry && isWithin(entry.value, field.accepts))
  if (withPoint !== undefined) {
    return (
      <Question
        id={id}
        text={hasWords ? '' : entryNote.commaSeparates}
        onUse={() => onChange({ amount: withPoint })}
      >
        {say(entryNote.use, { number: withPoint })}
      </Question>
    )
  }
  if (usual && !isRefused) {
    const { question, suggestion } = usual
    return (
      <Question id={id} text={question} onUse={() => onChange({ ...suggestion })}>
        {suggestion
          ? say(entryNote.meant, {
              entry: figureWithUnit(suggestion.amount.trim(), unitFor(suggestion.unit, '1')),
            })
          : ''}
      </Question>
    )
  }
  const isRefusal = isWrong && !hasWords
  return (
    <Hint
      id={id}
      when={isWrong ? 'always' : convertedText ? 'never' : 'focused'}
      className={isRefusal ? styles.refused : isWrong ? hint : hintOnFocus}
    >
      {acceptedEntries(field, value, isRefusal)}
    </Hint>
  )
}

interface QuestionProps {
  id: string
  text: string
  onUse: () => void
  /** The label of the button that changes the entry; without one there is no button. */
  children: string
}

/** A line about the entry, with a button that changes it. After a press the field has the focus again. */
function Question({ id, text, onUse, children }: QuestionProps) {
  return (
    <p id={id} className={styles.question}>
      {text && <span>{text}</span>}{' '}
      {children && (
        <Button
          // Beside a text, a bordered button would be the louder of the two.
          variant={text === '' ? 'secondary' : 'quiet'}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>(`[aria-describedby~="${id}"]`)?.focus()
            onUse()
          }}
        >
          {children}
        </Button>
      )}
    </p>
  )
}

interface HintProps {
  id: string
  when: 'always' | 'never' | 'focused'
  className: string
  children: string
}

/** A line that shows with the focus of its field. It listens itself, so React draws nothing again. */
function Hint({ id, when, className, children }: HintProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const shown = line.current
    const field = shown?.parentElement
    if (!shown || !field) return undefined
    const whenDone = new AbortController()
    const { signal } = whenDone
    const show = () => {
      if (signal.aborted) return
      shown.hidden = when === 'focused' ? !field.contains(document.activeElement) : when === 'never'
    }
    // A hint that disappears during a press would move the pressed button from under the finger.
    const leave = () => {
      if (!document.querySelector('button:active, a:active, input:active')) setTimeout(show)
      // After a touch, the browser moves the focus before it sends mouseup.
      else window.addEventListener('mouseup', () => setTimeout(show), { once: true, signal })
    }
    show()
    field.addEventListener('focusin', show, { signal })
    field.addEventListener('focusout', leave, { signal })
    return () => whenDone.abort()
  }, [when])
  return (
    <p ref={line} id={id} className={className} hidden>
      {children}
    </p>
  )
}

/**
 * 'A number, as 12.5, or 12 ft 6 in, …'; of a refused number, the range: 'A number above zero, …'; of a refused
 * text that is nearly a number, why it is none.
 */
function acceptedEntries(field: FieldOf<'number'>, value: NumberValue, isRefused: boolean): string {
  const { unit, accepts } = field
  const isNumber = parseEntry(unit, value) !== undefined
  const unread = isRefused && !isNumber ? whyUnread(value.amount) : undefined
  if (unread !== undefined) return capitalised(unread)
  const range = rangeInWords(isRefused && isNumber ? accepts : { integer: accepts.integer })
  return say(messageFor(unit), {
    accepted: capitalised(range),
    example: accepts.integer ? '12' : '12.5',
  })
}

function messageFor(unit: string) {
  if (unitChoices(unit).includes(FEET_AND_INCHES)) return entryNote.readsFeet
  return unit === 'm²' ? entryNote.readsSides : entryNote.reads
}

/** The entry with a decimal point, '3.5' for '3,5'; undefined for any other entry. */
function pointForComma(unit: string, value: NumberValue): string | undefined {
  const text = value.amount.trim()
  if (!/^[^,.]+,[^,.]+$/.test(text) || parseEntry(unit, value)) return undefined
  const amount = text.replace(',', '.')
  return parseEntry(unit, { ...value, amount }) && amount
}

function parseEntry(unit: string, { amount, ...others }: NumberValue) {
  return parseMeasurement(unit, { text: amount, ...others })
}
