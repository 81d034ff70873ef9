import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { ExportMenu } from '../../export/ExportMenu.tsx'
import { estimateSource } from '../../export/estimateSource.ts'
import { AddToList } from '../../list/AddToList.tsx'

interface ExportBarProps {
  calculator: Calculator
  estimate: Estimate
}

/** What can be done with a result: on paper, on the job's list, into a file or a message. */
export function ExportBar({ calculator, estimate }: ExportBarProps) {
  return (
    <ExportMenu source={estimateSource(calculator, estimate)} of="results">
      <AddToList calculator={calculator} estimate={estimate} />
    </ExportMenu>
  )
}
