import type Fraction from 'fraction.js'
import { useId, useState } from 'react'
import * as exportMenu from '#messages/exportMenu.ts'
import * as messages from '#messages/solve.ts'
import type { Bill } from '../../schemas/bill/bill.ts'
import { inList, notPriced, withoutPrice } from '../../schemas/bill/billPhrases.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { costOfAll } from '../../schemas/bill/solve.ts'
import { say } from '../../schemas/messages/message.ts'
import { useBillFormState } from '../bill/billFormState.ts'
import { part } from '../bill/StartFrom.css.ts'
import { StockBox } from '../bill/StockBox.tsx'
import { BUDGET_BOX, readBox } from '../bill/stock.ts'
import { billWithPrices } from '../bill/useBill.ts'
import { heading } from '../bill/WhatToBuy.css.ts'
import { formOf } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import { aggregateMaterials } from './aggregateMaterials.ts'
import { budgetReach, type Reach, type Stages } from './budgetReach.ts'
import type { Evaluations } from './evaluateList.ts'

interface BudgetProps {
  page: string
  bill: Bill
  evaluations: Evaluations
  stages: Stages
}

/** How far a budget reaches in the bill of many estimates, and what it lacks. */
export function Budget({ page, bill, evaluations, stages }: BudgetProps) {
  const formState = useBillFormState(page)
  /** The amount typed when the button was pressed; undefined where that was no amount. */
  const [asked, setAsked] = useState<{ budget: Fraction | undefined }>()
  const id = useId()
  const isPriced = costOfAll(bill) !== undefined
  const workOut = () => {
    const budget = readBox(BUDGET_BOX, formOf(page).have ?? {})
    setAsked({ budget: budget === 'empty' ? undefined : budget })
  }
  const billUpTo = (ids: readonly string[]) => {
    const some = new Map([...evaluations].filter(([id]) => ids.includes(id)))
    return billWithPrices(formState, aggregateMaterials(some))
  }
  return (
    <Stack as="section" gap="m" className={part} id="solve" aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {exportMenu.startFrom}
      </h2>
      {isPriced ? (
        <>
          <p>{messages.aboutBudget}</p>
          <StockBox page={page} box={BUDGET_BOX} onEnter={workOut} />
          <Row gap="s">
            <Button onClick={workOut}>{messages.workOut}</Button>
          </Row>
        </>
      ) : (
        <p>{say(messages.needsPrices, { lines: unpriced(bill) })}</p>
      )}
      <div role="status" data-limit="">
        {isPriced && asked && !asked.budget && messages.noBudget}
        {isPriced && asked?.budget && (
          <>
            <ReachInWords reach={budgetReach(bill, stages, billUpTo, asked.budget)} />
            {notPriced(bill) && <p>{notPriced(bill)}</p>}
          </>
        )}
      </div>
    </Stack>
  )
}

function unpriced(bill: Bill): string {
  return inList([bill, ...(bill.labour ? [bill.labour] : [])].map(withoutPrice).filter(Boolean))
}

function ReachInWords({ reach }: { reach: Reach }) {
  const { reached, short, missing, left, cents } = reach
  const money = formatMoney({ amount: left.abs(), cents })
  if (short === undefined) return say(messages.enough, { money })
  return (
    <Stack gap="s">
      <p>
        {reached === undefined
          ? say(messages.notEnoughFor, { stage: short, money })
          : say(messages.enoughUpTo, { stage: reached, money })}
      </p>
      <Stack as="ul" gap="xs">
        {missing.map(({ key, label, amount }) => (
          <Row as="li" align="ends" gap="m" key={key} data-missing={key}>
            <span>{label}</span> <span>{formatMoney({ amount, cents })}</span>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
