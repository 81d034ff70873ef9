import { StartFrom } from '../../bill/StartFrom.tsx'
import { useBill } from '../../bill/useBill.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { estimateSource } from '../../export/estimateSource.ts'
import { AddToList } from '../../list/AddToList.tsx'
import { useEmbedded } from '../../runtime/useEmbedded.ts'
import type { SolveProps } from '../solve/Solve.tsx'

const importSolve = () => import('../solve/Solve.tsx')

/** The actions on a result: print it, add it to the job's list, save it, send it; start from what one has. */
export function ExportActions(props: SolveProps) {
  const { calculator, estimate } = props
  const bill = useBill(calculator, estimate)
  const isEmbedded = useEmbedded()
  return (
    <>
      <ExportMenu source={estimateSource(calculator, estimate, bill)} of="results">
        {!isEmbedded && <AddToList {...props} />}
      </ExportMenu>
      {calculator.solveFor.length > 0 && bill.lines.length > 0 && (
        <StartFrom load={importSolve}>{({ Solve }) => <Solve {...props} />}</StartFrom>
      )}
    </>
  )
}
