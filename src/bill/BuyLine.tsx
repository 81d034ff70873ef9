import { type ReactNode, useId, useState } from 'react'
import { aroundFigure, packNoun } from '#language/grammar.ts'
import * as buy from '#messages/buy.ts'
import { lineName } from '../../schemas/bill/amounts.ts'
import { type Bill, type BillLine, costOf } from '../../schemas/bill/bill.ts'
import { inputName } from '../../schemas/bill/inputNames.ts'
import { formatMoney } from '../../schemas/bill/money.ts'
import { capitalised, say } from '../../schemas/messages/message.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import * as boxes from './BillBoxes.css.ts'
import { changeLine } from './billFormState.ts'
import * as quotation from './Quotation.css.ts'
import * as styles from './WhatToBuy.css.ts'

interface BuyLineProps {
  page: string
  line: BillLine
  bill: Bill
  isChecking: boolean
  /** The line hides its boxes until the visitor opens it. */
  folds: boolean
  /** More about the line. */
  children?: ReactNode
}

/** The sign beside the words of a difference: the quotation has more, as much, or less. */
const SIGNS = { '1': '▲', '0': '✓', '-1': '▼' } as const

/** One material: what to ask for, the pack, and the boxes for who has prices or a quotation. */
export function BuyLine({ page, line, bill, isChecking, folds, children }: BuyLineProps) {
  const { key, material, pack, formValues, invalidInputs, difference } = line
  const id = useId()
  const [isOpened, setOpened] = useState<boolean>()
  // A quotation is typed into the boxes of every line.
  const isOpen = !folds || (isOpened ?? isChecking)
  const cost = costOf(line, bill)
  // Two variants of one material have boxes, and names, of their own.
  const isOne = bill.lines.filter((other) => other.material.id === material.id).length === 1
  const box = isOne ? material.id : key
  const of = isOne ? material.name : `${material.name}, ${line.variant}`
  const { one, other: many } = packNoun(pack)
  const atFirst = line.packAtFirst ?? material.packs[0].id
  const [before, after] = aroundFigure(line.packsDescription)
  return (
    <li
      data-material={material.id}
      className={folds ? styles.foldingLine : styles.line}
      aria-labelledby={id}
    >
      <div className={folds ? (cost ? styles.pricedRow : styles.row) : styles.head}>
        <h3 id={id} className={styles.name}>
          {folds ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              onClick={() => setOpened(!isOpen)}
            >
              {lineName(line)}
            </button>
          ) : (
            lineName(line)
          )}
        </h3>
        <p className={styles.asked}>
          <span data-amount="">
            {before}
            <strong className={folds ? undefined : styles.amount}>{line.packCountText}</strong>
            {after}
          </span>
          {cost !== undefined && (
            <>
              {' '}
              <span data-cost="" className={styles.cost}>
                {formatMoney(cost)}
              </span>
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <div className={boxes.boxes}>
          {material.packs.length > 1 && (
            <label>
              <Hidden text={say(buy.soldAs, { material: of })} />
              <select
                className={boxes.select}
                name={inputName('pack', box)}
                value={pack.id}
                onChange={({ target }) =>
                  changeLine(page, 'pack', key, target.value === atFirst ? '' : target.value)
                }
              >
                {material.packs.map((sold) => (
                  <option key={sold.id} value={sold.id}>
                    {packNoun(sold).other}
                  </option>
                ))}
              </select>
            </label>
          )}
          {pack.holdsLabel !== undefined && (
            <Box
              label={pack.holdsLabel}
              name={inputName('holds', box)}
              text={formValues.holds}
              problem={
                invalidInputs.includes('holds') &&
                (pack.oneTyped === undefined ? buy.notWhole : buy.notANumber)
              }
              onType={(text) => changeLine(page, 'holds', key, text, line)}
            />
          )}
          <Box
            label={say(buy.price, { pack: one })}
            of={of}
            name={inputName('price', box)}
            text={formValues.price}
            problem={invalidInputs.includes('price') && buy.notAPrice}
            onType={(text) => changeLine(page, 'price', key, text, line)}
          />
          {isChecking && (
            <Box
              label={capitalised(say(buy.quoted, { packs: many }))}
              of={of}
              name={inputName('quoted', box)}
              text={formValues.quoted}
              problem={invalidInputs.includes('quoted') && buy.notACount}
              onType={(text) => changeLine(page, 'quoted', key, text, line)}
            />
          )}
        </div>
      )}
      {isChecking && difference && (
        <p className={quotation.difference[difference.sign === 0 ? 'same' : 'apart']}>
          <span aria-hidden="true">{SIGNS[`${difference.sign}`]} </span>
          <span data-difference="">{difference.text}</span>
        </p>
      )}
      {isOpen && children}
    </li>
  )
}

function Hidden({ text }: { text: string }) {
  return <span className={visuallyHidden}>{text}</span>
}

interface BoxProps {
  label: string
  /** The material's name, for a visitor who does not see the line around the input. */
  of?: string
  name: string
  text: string | undefined
  /** The message where the text is not accepted. */
  problem: string | false
  onType: (text: string) => void
}

function Box({ label, of, name, text = '', problem, onType }: BoxProps) {
  const id = useId()
  return (
    <div className={boxes.field}>
      <label className={boxes.label} htmlFor={id}>
        {label}
        {of !== undefined && <Hidden text={` (${of})`} />}
      </label>
      <input
        id={id}
        className={boxes.input}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={boxes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
