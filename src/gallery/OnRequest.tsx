import { type ReactNode, useState } from 'react'
import * as menu from '../ui/menu/Menu.css.ts'

/** A button that brings what would take the focus or leave the page if it were there at once. */
export function OnRequest({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p>
        <button type="button" className={menu.button} onClick={() => setShown(true)}>
          {label}
        </button>
      </p>
      {isShown && children}
    </>
  )
}
