import { useMemo, useState } from 'react'
import * as messages from '#messages/list.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { useBillFormState } from '../bill/billFormState.ts'
import { StartFrom } from '../bill/StartFrom.tsx'
import { billWithPrices } from '../bill/useBill.ts'
import { WhatToBuy } from '../bill/WhatToBuy.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import type { JobList } from '../state/jobList.ts'
import { useSlot } from '../state/store.ts'
import { billPlaceholder } from '../styles/hidden.css.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { LostPart } from '../ui/lazy/LazyPart.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import { aggregateMaterials, piecesByEstimate } from './aggregateMaterials.ts'
import { useCalculators } from './calculators.ts'
import { Estimates } from './Estimates.tsx'
import { type Evaluations, evaluateList, nameOf, notCounted } from './evaluateList.ts'
import * as styles from './ListOfJob.css.ts'
import { listSource } from './listSource.ts'
import { LIST_PAGE } from './listStore.ts'
import { OpenedList } from './OpenedList.tsx'
import { OpenFile } from './OpenFile.tsx'
import { Shares } from './Shares.tsx'
import { useListImport } from './useListImport.ts'

const importBudget = () => import('./Budget.tsx')

/** The list of a job: one bill of all materials, and the estimates behind it. */
export function ListOfJob() {
  const list = useSlot('list')
  const { calculators, isLost } = useCalculators(list.estimates.map(({ slug }) => slug))
  const evaluations = useStable(calculators ? evaluateList(list, calculators) : NOTHING)
  const { opening, openFile, choose, close } = useListImport()
  const isEmpty = list.estimates.length === 0
  return (
    <>
      <OpenedList opening={opening} onChoose={choose} onClose={close} />
      {isEmpty && (
        <Stack gap="m" className={styles.empty}>
          <p>{messages.about}</p>
          <p>
            <ButtonLink to="/#tools">{messages.chooseCalculator}</ButtonLink>
          </p>
          <p>{messages.aboutFiles}</p>
          <OpenFile onOpen={openFile} />
        </Stack>
      )}
      <div className={styles.workplace}>
        {!isEmpty && (
          <Stack gap="m">
            {calculators && (
              <ListBill list={list} calculators={calculators} evaluations={evaluations} />
            )}
            {!calculators && !isLost && (
              <p role="status" className={billPlaceholder}>
                {messages.loading}
              </p>
            )}
            {isLost && <LostPart />}
          </Stack>
        )}
        <Estimates list={list} calculators={calculators} evaluations={evaluations} />
      </div>
      {!isEmpty && (
        <div className={styles.opening}>
          <OpenFile onOpen={openFile} />
        </div>
      )}
    </>
  )
}

const NOTHING: Evaluations = new Map()

interface ListBillProps {
  list: JobList
  calculators: ReadonlyMap<string, Calculator>
  evaluations: Evaluations
}

function ListBill({ list, calculators, evaluations }: ListBillProps) {
  const aggregated = useMemo(() => aggregateMaterials(evaluations), [evaluations])
  const shop = useBillFormState(LIST_PAGE)
  const name = (id: string) => nameOf(list, id, calculators)
  const notes = [...aggregated.notes, ...notCounted(list, evaluations, calculators)]
  const bill = billWithPrices(shop, aggregated)
  const materials = { ...aggregated, notes }
  const stages = list.estimates.map(({ id }) => [name(id), [id]] as const)
  const source = { list, calculators, evaluations, materials, bill }
  return (
    <>
      <WhatToBuy
        page={LIST_PAGE}
        amounts={materials.amounts}
        labour={materials.labour}
        piecesOf={piecesByEstimate(aggregated, name)}
        notes={notes}
        isLong
        below={(line) => (
          <Shares line={line} shares={aggregated.shares.get(line.key) ?? []} nameOf={name} />
        )}
      />
      <ExportMenu source={listSource(source)} of="buy" />
      {bill.lines.length > 0 && (
        <StartFrom load={importBudget}>
          {({ Budget }) => <Budget {...{ bill, stages, evaluations }} page={LIST_PAGE} />}
        </StartFrom>
      )}
    </>
  )
}

/** Keeps the same object while no evaluation changes: a new name adds nothing up again. */
function useStable(evaluations: Evaluations): Evaluations {
  const [stable, setStable] = useState(evaluations)
  if (isSame(stable, evaluations)) return stable
  setStable(evaluations)
  return evaluations
}

function isSame(one: Evaluations, other: Evaluations): boolean {
  const entries = [...other]
  return (
    one.size === other.size &&
    [...one].every(([id, evaluation], at) => {
      const [otherId, otherEvaluation] = entries[at] ?? []
      return id === otherId && evaluation === otherEvaluation
    })
  )
}
