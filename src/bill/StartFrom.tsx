import { type ReactNode, useState } from 'react'
import * as messages from '#messages/exportMenu.ts'
import { Button } from '../ui/button/Button.tsx'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import * as styles from './StartFrom.css.ts'

interface StartFromProps<Module> {
  /** Stays the same function. */
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
}

/** Opens the part that starts from what a person has; its code comes when it is opened. */
export function StartFrom<Module>({ load, children }: StartFromProps<Module>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.startFrom}
      </Button>
      {isOpen && <LazyPart load={load}>{children}</LazyPart>}
    </>
  )
}
