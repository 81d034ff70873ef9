import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as messages from '#messages/form.ts'
import type { PlainField } from '../../../schemas/definition/calculator.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import { interpolatedNames, optionLabel } from '../../../schemas/definition/interpolation.ts'
import { FEET_AND_INCHES } from '../../../schemas/estimate/measurementInput.ts'
import { parseTyped } from '../../../schemas/formula/number.ts'
import { say } from '../../../schemas/messages/message.ts'
import { sayNodes } from '../../messages/sayNodes.tsx'
import { pairs } from '../CalculatorForm.css.ts'
import { type ControlValues, type FormControl, numberValue } from './controls.ts'
import * as styles from './UsualValues.css.ts'

interface UsualValuesProps {
  calculator: Pick<Calculator, 'fields' | 'usualValues'>
  control: FormControl
  /** Draws the field of a name. */
  children: (name: string) => ReactNode
}

/** The fields that most people leave as they are, folded by stage. Each stage says in a line what it has. */
export function UsualValues({ calculator, control, children }: UsualValuesProps) {
  const id = useId()
  return (
    <section className={styles.usualValues} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {messages.usualValues}
      </h2>
      {calculator.usualValues.map((stage) => (
        <details key={stage.stage} className={styles.stage}>
          <summary className={styles.summary}>
            {stage.stage} <Summary {...stage} fields={calculator.fields} control={control} />
          </summary>
          <div className={pairs}>{interpolatedNames(stage.summary).map(children)}</div>
        </details>
      ))}
    </section>
  )
}

interface SummaryProps {
  summary: string
  fields: Calculator['fields']
  control: FormControl
}

/** The values in the fields of a stage now. Those that somebody changed are marked and counted. */
function Summary({ summary, fields, control }: SummaryProps) {
  const names = interpolatedNames(summary)
  const values = useWatch({ control, name: names })
  const shown = names.flatMap((name, index): [string, ShownValue][] => {
    const field = fields[name]
    return field && field.kind !== 'repeat' ? [[name, shownValue(field, values[index])]] : []
  })
  const nodes: Record<string, ReactNode> = {}
  for (const [name, { text, isChanged }] of shown) {
    nodes[name] = isChanged ? <mark className={styles.changed}>{text}</mark> : text
  }
  const count = shown.filter(([, { isChanged }]) => isChanged).length
  return (
    <span className={styles.line}>
      {sayNodes(summary, nodes)}
      {count > 0 && <strong> {say(messages.changedValues, { count })}</strong>}
    </span>
  )
}

interface ShownValue {
  text: string
  isChanged: boolean
}

function shownValue(field: PlainField, value: ControlValues[string] | undefined): ShownValue {
  if (field.kind === 'choice') {
    const option = typeof value === 'string' ? value : field.default
    // A line has no room for the sizes behind an option's name.
    const text = optionLabel(field, option).replace(/ \(.*\)$/, '')
    return { text, isChanged: option !== field.default }
  }
  const { amount, unit, inches } = numberValue(value, field.unit)
  const typed = amount.trim()
  const isChanged = typed !== field.default || unit !== field.unit
  if (unit === FEET_AND_INCHES) return { text: `${typed} ft ${inches.trim()} in`, isChanged }
  // A text that says its own unit stays as it is.
  const text = parseTyped(typed) ? figureWithUnit(typed, unitFor(unit, typed)) : typed || '–'
  // No line breaks between a figure and its unit.
  return { text: text.replaceAll(' ', '\u00a0'), isChanged }
}
