import { useMemo, useRef } from 'react'
import { billOf } from '../../schemas/estimate/bill.ts'
import { useShop } from '../buy/shop.ts'
import { WhatToBuy } from '../buy/WhatToBuy.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { button } from '../ui/button/Button.css.ts'
import { Link } from '../ui/link/Link.tsx'
import { useCalculators } from './calculators.ts'
import { type Calculators, calledIn, recallAll, takenBy } from './checkedList.ts'
import { Estimates } from './Estimates.tsx'
import { LIST_PAGE, useHeldList } from './held.ts'
import { JobTexts } from './JobTexts.tsx'
import type { JobList } from './jobList.ts'
import * as styles from './ListOfJob.css.ts'
import { listSource } from './listSource.ts'
import { OpenedList } from './OpenedList.tsx'
import { OpenFile } from './OpenFile.tsx'
import { Shares } from './Shares.tsx'
import { useOpening } from './useOpening.ts'

/** The list of a job: what is to be bought, merged, and the estimates that it comes from. */
export function ListOfJob() {
  const list = useHeldList()
  const calculators = useCalculators(list.estimates.map(({ address }) => address))
  const recalled = useSame(calculators ? recallAll(list.estimates, calculators) : NOTHING)
  const { opening, openFile, choose, close } = useOpening()
  const isEmpty = list.estimates.length === 0
  return (
    <>
      <OpenedList opening={opening} onChoose={choose} onClose={close} />
      {isEmpty && (
        <div className={styles.empty}>
          <p>
            The list puts the estimates of a job together and adds up what to buy: press ‘Add to
            list’ under a result. It stays in this tab until you close it, and nobody else sees it.
          </p>
          <p>
            <Link className={button} to="/#tools">
              Choose a calculator
            </Link>
          </p>
        </div>
      )}
      <div className={styles.workplace}>
        {!isEmpty && (
          <div className={styles.column}>
            <JobTexts list={list} />
            {calculators ? (
              <ListBill list={list} calculators={calculators} recalled={recalled} />
            ) : (
              <p role="status">Fetching what the list is computed with…</p>
            )}
          </div>
        )}
        <Estimates list={list} calculators={calculators} recalled={recalled} />
      </div>
      <div className={styles.opening}>
        <OpenFile onOpen={openFile} />
      </div>
    </>
  )
}

type RecalledList = ReturnType<typeof recallAll>

const NOTHING: RecalledList = []

interface ListBillProps {
  list: JobList
  calculators: Calculators
  recalled: RecalledList
}

function ListBill({ list, calculators, recalled }: ListBillProps) {
  const merged = useMemo(() => takenBy(recalled), [recalled])
  const { textsOf } = useShop(LIST_PAGE)
  const nameOf = (place: number) => calledIn(list, place, calculators)
  const notes = [...merged.notes, ...notCounted(recalled, nameOf)]
  const bill = billOf(merged.amounts, textsOf)
  const source = { list, calculators, recalled, merged: { ...merged, notes }, bill }
  return (
    <>
      <WhatToBuy
        page={LIST_PAGE}
        amounts={merged.amounts}
        notes={notes}
        below={(line) => (
          <Shares line={line} shares={merged.shares.get(line.key) ?? []} nameOf={nameOf} />
        )}
      />
      <ExportMenu source={listSource(source, location.origin + location.pathname)} of="buy" />
    </>
  )
}

/**
 * Estimates that a later version of their calculator refuses, or that have none any longer: a bill
 * without them must say so.
 */
function notCounted(recalled: RecalledList, nameOf: (place: number) => string): string[] {
  return recalled.flatMap((one, place) => {
    if (one?.state === 'ready') return []
    const problem = one?.problem ?? 'this site has no such calculator'
    return [`‘${nameOf(place)}’ is not counted: ${problem}.`]
  })
}

/** The array of before where all that is in it is the same: a new name adds nothing up again. */
function useSame(list: RecalledList): RecalledList {
  const before = useRef(list)
  const isSame =
    before.current.length === list.length && list.every((one, at) => one === before.current[at])
  if (!isSame) before.current = list
  return before.current
}
