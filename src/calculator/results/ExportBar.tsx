import { useBill } from '../../bill/useBill.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { estimateSource } from '../../export/estimateSource.ts'
import { AddToList, type AddToListProps } from '../../list/AddToList.tsx'
import * as styles from './Results.css.ts'

/** The actions on a result: print it, add it to the job's list, save it, send it. */
export function ExportBar(props: AddToListProps) {
  const { calculator, estimate } = props
  const bill = useBill(calculator, estimate)
  return (
    <div className={styles.exporting}>
      <ExportMenu source={estimateSource(calculator, estimate, bill)} of="results">
        <AddToList {...props} />
      </ExportMenu>
    </div>
  )
}
