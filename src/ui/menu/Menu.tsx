import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '../hydrated.ts'
import * as styles from './Menu.css.ts'

interface MenuProps {
  /** The button's name. */
  label: string
  /** Links and texts; a click on a link closes the menu. */
  children: ReactNode
}

/**
 * A button that opens a panel of links. Tab goes through them as through any links; arrow keys,
 * Home and End do too; Escape closes and returns to the button; leaving it closes it.
 */
export function Menu({ label, children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const isHydrated = useHydrated()
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      button.current?.focus()
      return
    }
    const links = [...(container.current?.querySelectorAll<HTMLElement>('a[href]') ?? [])]
    const step = nextIndex(
      event.key,
      links.findIndex((link) => link.matches(':focus')),
      links.length,
    )
    if (!open || step === undefined) return
    event.preventDefault()
    links[step]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the button and links
    <div className={styles.menu} ref={container} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <svg className={styles.arrow} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
          <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        id={panelId}
        className={styles.panel}
        hidden={!open}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false)
        }}
      >
        {/* The closed panel is of no use before the script is: the page comes without it. */}
        {isHydrated && children}
      </div>
    </div>
  )
}

/** Where an arrow key, Home or End leads in a list; undefined for other keys. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
