import { useBill } from '../../bill/useBill.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { estimateSource } from '../../export/estimateSource.ts'
import { AddToList, type AddToListProps } from '../../list/AddToList.tsx'

/** The actions on a result: print it, add it to the job's list, save it, send it. */
export function ExportActions(props: AddToListProps) {
  const { calculator, estimate } = props
  const bill = useBill(calculator, estimate)
  return (
    <ExportMenu source={estimateSource(calculator, estimate, bill)} of="results">
      <AddToList {...props} />
    </ExportMenu>
  )
}
