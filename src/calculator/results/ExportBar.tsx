import { useBill } from '../../bill/bill.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { estimateSource } from '../../export/estimateSource.ts'
import { AddToList, type AddToListProps } from '../../list/AddToList.tsx'

/** What can be done with a result: on paper, on the job's list, into a file or a message. */
export function ExportBar(props: AddToListProps) {
  const { calculator, estimate } = props
  const bill = useBill(calculator, estimate)
  return (
    <ExportMenu source={estimateSource(calculator, estimate, bill)} of="results">
      <AddToList {...props} />
    </ExportMenu>
  )
}
