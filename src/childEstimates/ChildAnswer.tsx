import { type RefObject, useEffect } from 'react'
import * as messages from '#messages/childEstimates.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { inSentence } from '../../schemas/definition/formulaLabel.ts'
import { estimatesWithoutRows } from '../../schemas/estimate/childEstimates.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { say } from '../../schemas/messages/message.ts'
import { Answer } from '../bill/Answer.tsx'
import { Button } from '../ui/button/Button.tsx'
import { Row } from '../ui/spacing/layout.tsx'
import { leadToRows } from './leadToRows.ts'
import { useChildBill } from './useChildBill.ts'

interface ChildAnswerProps {
  calculator: Calculator
  estimate: Estimate
  /** Has the rows that a person may add. */
  form: RefObject<HTMLElement | null>
  /** The card with the results. */
  results: RefObject<HTMLElement | null>
  /** The page was scrolled to the result of its link. */
  leadsToResult: RefObject<boolean>
}

/**
 * The materials to buy for all estimates that a calculator makes, and what is not in it, because a person left the rows
 * empty that it is made of.
 */
export function ChildAnswer(props: ChildAnswerProps) {
  const { calculator, estimate, form, results, leadsToResult } = props
  const bill = useChildBill(calculator, estimate)
  const isThere = bill !== undefined
  useEffect(() => {
    if (!isThere || !leadsToResult.current) return
    leadsToResult.current = false
    // A browser keeps in its place what is seen of the results, and the answer stands above them.
    const isPassed = (results.current?.getBoundingClientRect().bottom ?? 0) < 0
    if (!isPassed) results.current?.scrollIntoView()
  }, [isThere, results, leadsToResult])
  if (!bill) return null
  const missing = [...estimatesWithoutRows(calculator, estimate)]
  return (
    <Answer bill={bill}>
      {missing.map(([repeat, names]) => (
        <Row gap="s" key={repeat}>
          <span>{say(messages.notCountedYet, { names: names.map(inSentence).join(', ') })}</span>
          <Button variant="quiet" onClick={() => leadToRows(calculator, form.current, repeat)}>
            {say(messages.addRows, { rows: rowsOf(calculator, repeat) })}
          </Button>
        </Row>
      ))}
    </Answer>
  )
}

function rowsOf({ fields }: Calculator, repeat: string): string {
  return inSentence(fields[repeat]?.label ?? repeat)
}
