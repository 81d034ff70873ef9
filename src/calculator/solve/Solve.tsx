import { useId, useRef, useState } from 'react'
import * as exportMenu from '#messages/exportMenu.ts'
import * as form from '#messages/form.ts'
import * as messages from '#messages/solve.ts'
import { amountsOf } from '../../../schemas/bill/amounts.ts'
import { solve } from '../../../schemas/bill/solve.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../../schemas/estimate/estimate.ts'
import { getBillFormState } from '../../bill/billFormState.ts'
import { part } from '../../bill/StartFrom.css.ts'
import { StockBox } from '../../bill/StockBox.tsx'
import { boxesOf, readStock } from '../../bill/stock.ts'
import { billWithPrices, useBill } from '../../bill/useBill.ts'
import { heading } from '../../bill/WhatToBuy.css.ts'
import { usePending } from '../../runtime/pendingMark.ts'
import { usePageSignal } from '../../runtime/usePageSignal.ts'
import { formOf, useSlot } from '../../state/store.ts'
import type { FormState, TabState } from '../../state/tabState.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Columns, Row, Stack } from '../../ui/spacing/layout.tsx'
import { toControls, toTexts } from '../fields/controls.ts'
import type { FormActions } from '../formActions.ts'
import { describeSolution } from './describeSolution.ts'

export interface SolveProps {
  calculator: Calculator
  estimate: Estimate
  isStale: boolean
  calculate: () => Promise<Estimate | undefined>
  actions: Pick<FormActions, 'enter' | 'undo'>
}

/** The answer for one result with its prices and labour; it holds for no other ones. */
interface Said {
  text: string
  result: FormState['result']
  prices: TabState['prices']
  addsLabour: TabState['addsLabour']
  /** The form before a value was put into it. */
  before?: FormState
}

const aTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Works out a field from what a person has: the largest value for which that is enough goes into the form. */
export function Solve({ calculator, estimate, isStale, calculate, actions }: SolveProps) {
  const { slug, fields, solveFor, lang } = calculator
  const [name = '', choose] = useState(solveFor[0])
  const [said, setSaid] = useState<Said>()
  const [isWorking, setWorking] = useState(false)
  usePending(isWorking)
  const beginAct = usePageSignal()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const boxes = boxesOf(useBill(calculator, estimate))
  const { result } = useSlot('forms')[slug] ?? {}
  const prices = useSlot('prices')
  const addsLabour = useSlot('addsLabour')
  const isOfResult = said?.result === result
  const isOfBill = isOfResult && said?.prices === prices && said?.addsLabour === addsLabour
  const definition = fields[name]

  const workOut = async () => {
    if (definition?.kind !== 'number' || isWorking) return
    const before = formOf(slug)
    const texts = before.values ?? toTexts(fields, toControls(fields, {}))
    const now = computeEstimate(calculator, texts)
    // Calculate says what is wrong.
    if (now.state !== 'ready') return void calculate()
    // The bill of what is in the fields now may have other lines.
    if (isStale) actions.enter(name, {})
    const billForm = getBillFormState(slug)
    const billOf = (of: Estimate) => billWithPrices(billForm, amountsOf(calculator, of))
    const stock = readStock(boxesOf(billOf(now.estimate)), before.have ?? {})
    const tell = (text: string, undo?: FormState) =>
      setSaid({
        text,
        result: formOf(slug).result,
        prices,
        addsLabour,
        ...(undo && { before: undo }),
      })
    if (stock === 'unread') return tell(messages.correctBoxes)
    if (stock === 'empty') return tell(messages.nothingEntered)
    const { values } = formOf(slug)
    const signal = beginAct()
    setSaid(undefined)
    setWorking(true)
    const question = { calculator, texts, field: name, stock, billOf, pause: aTask }
    const solution = await solve(question).finally(() => setWorking(false))
    // Somebody typed meanwhile, or left the page.
    if (!solution || signal.aborted || formOf(slug).values !== values) return
    const text = describeSolution(solution, { name, definition, texts, stock })
    if (solution.state !== 'found') return tell(text)
    actions.enter(name, solution.texts)
    tell(text, before)
  }
  const undo = (before: FormState) => {
    button.current?.focus()
    setSaid(undefined)
    actions.undo(before)
  }
  return (
    <Stack as="section" gap="m" className={part} id="solve" aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {exportMenu.startFrom}
      </h2>
      <p>{messages.about}</p>
      <Columns gap="m" width="narrow">
        <Field label={messages.field}>
          {(ids) => (
            <Select
              {...ids}
              name="solve-field"
              lang={lang}
              value={name}
              onChange={({ target }) => choose(target.value)}
              options={solveFor.map((value) => {
                const field = fields[value]
                return { value, label: field?.label ?? value }
              })}
            />
          )}
        </Field>
        {boxes.map((box) => (
          <StockBox key={box.key} page={slug} box={box} onEnter={workOut} />
        ))}
      </Columns>
      <Row gap="s">
        <Button ref={button} onClick={workOut}>
          {messages.workOut}
        </Button>
        {isOfResult && said?.before && (
          <Button variant="secondary" onClick={() => said.before && undo(said.before)}>
            {form.undo}
          </Button>
        )}
      </Row>
      <p role="status" data-limit="">
        {isOfBill && said?.text}
      </p>
    </Stack>
  )
}
