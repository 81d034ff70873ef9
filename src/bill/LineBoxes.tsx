import { useId } from 'react'
import { packNoun } from '#language/grammar.ts'
import * as buy from '#messages/buy.ts'
import { packsOf } from '../../schemas/bill/amounts.ts'
import type { Bill, BillLine } from '../../schemas/bill/bill.ts'
import { inputName } from '../../schemas/bill/inputNames.ts'
import { capitalised, say } from '../../schemas/messages/message.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import * as styles from './BillBoxes.css.ts'
import { changeLine } from './billFormState.ts'

interface LineBoxesProps {
  page: string
  line: BillLine
  bill: Bill
  isChecking: boolean
}

const importShopInUse = () => import('../shops/ShopInUse.tsx')

/** The boxes beside a line: its pack, what one holds, a price, what was quoted. */
export function LineBoxes({ page, line, bill, isChecking }: LineBoxesProps) {
  const { key, material, pack, formValues, invalidInputs } = line
  // Two variants of one material have boxes, and names, of their own.
  const isOne = bill.lines.filter((other) => other.material.id === material.id).length === 1
  const box = isOne ? material.id : key
  const of = isOne ? material.name : `${material.name}, ${line.variant}`
  const { one, other: many } = packNoun(pack)
  const packs = packsOf(line)
  const atFirst = line.packAtFirst ?? material.packs[0].id
  return (
    <div className={styles.boxes}>
      {packs.length > 1 && (
        <label>
          <Hidden text={say(buy.soldAs, { material: of })} />
          <select
            className={styles.select}
            autoComplete="off"
            name={inputName('pack', box)}
            value={pack.id}
            onChange={({ target }) =>
              changeLine(page, 'pack', key, target.value === atFirst ? '' : target.value)
            }
          >
            {packs.map((sold) => (
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
            (pack.perTypedUnit === undefined ? buy.notWhole : buy.notANumber)
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
      {formValues.shop !== undefined && (
        <LazyPart load={importShopInUse}>{({ ShopPrice }) => <ShopPrice line={line} />}</LazyPart>
      )}
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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {of !== undefined && <Hidden text={` (${of})`} />}
      </label>
      <input
        id={id}
        className={styles.input}
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
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
