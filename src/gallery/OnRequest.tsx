import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button/Button.tsx'

/** A button that shows a component which would take the focus, or cover the page, at once. */
export function OnRequest({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setShown(true)}>
          {label}
        </Button>
      </p>
      {isShown && children}
    </>
  )
}
