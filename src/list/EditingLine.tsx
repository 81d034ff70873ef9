import * as messages from '#messages/addToList.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'
import type { ListedEstimate } from '../state/jobList.ts'
import { Button } from '../ui/button/Button.tsx'

interface EditingLineProps {
  calculator: Calculator
  edited: ListedEstimate
  /** Undefined while the code of the buttons is on its way: the line has its place all the same. */
  update?: () => void
  cancel?: () => void
}

/** The line of an estimate that is being edited, with the buttons that end that. */
export function EditingLine({ calculator, edited, update, cancel }: EditingLineProps) {
  return (
    <>
      <p role="status">{say(messages.editing, { name: nameOfEdited(calculator, edited) })}</p>
      <Button variant="secondary" onClick={update} disabled={!update}>
        {messages.update}
      </Button>
      <Button variant="secondary" onClick={cancel} disabled={!cancel}>
        {messages.cancel}
      </Button>
    </>
  )
}

/** The name on the list; one without a name shows its calculator's. */
export function nameOfEdited({ title }: Calculator, { name }: ListedEstimate): string {
  return name.trim() || title.menu
}
