import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import * as styles from './Menu.css.ts'

interface MenuProps {
  /** The text on the button; its name alone where the button shows dots. */
  label: string
  /** Three dots stand for what can be done with one thing among many. */
  look?: 'words' | 'dots'
  /** The button's name, where it says more than fits on it; it contains the label. */
  name?: string
  /**
   * The panel hangs from the button's far edge, or spans the positioned box around the menu and, on wide
   * screens, hangs from the button's near edge. `page` spans the page: a sheet on a phone.
   */
  panel?: 'button' | 'box' | 'page'
  onOpen?: () => void
  /** Links, buttons and texts; a click on a link or a button closes the menu. */
  children: ReactNode
}

const CHOICES = 'a[href], button'

/**
 * A button that opens a panel of links or buttons. Tab goes through them as through any others;
 * arrow keys, Home and End do too; Escape closes and returns to the button; leaving it closes it.
 */
export function Menu(props: MenuProps) {
  const { label, name, look = 'words', panel: hangsFrom = 'button', onOpen, children } = props
  const hasDots = look === 'dots'
  // Undefined until a person opens it: before that, the panel is not drawn.
  const [open, setOpen] = useState<boolean>()
  const panelId = useId()
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return undefined
    // Low on the page, the panel may open below the screen.
    const bottom = panel.current?.getBoundingClientRect().bottom ?? 0
    if (bottom > innerHeight) panel.current?.scrollIntoView({ block: 'nearest' })
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const moveWithKeys = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (isTyping && (event.key === 'Home' || event.key === 'End')) return
      const choices = [...(panel.current?.querySelectorAll<HTMLElement>(CHOICES) ?? [])]
      const step = nextIndex(
        event.key,
        choices.findIndex((choice) => choice.matches(':focus')),
        choices.length,
      )
      if (step === undefined) return
      event.preventDefault()
      choices[step]?.focus()
    }
    const menu = container.current
    // Keys bubble up from the button and from the choices.
    menu?.addEventListener('keydown', moveWithKeys)
    // On the document, because Safari does not focus a button that is pressed.
    document.addEventListener('keydown', closeWithEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      menu?.removeEventListener('keydown', moveWithKeys)
      document.removeEventListener('keydown', closeWithEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const onChoice = (target: EventTarget) => {
    const choice = target instanceof Element ? target.closest(CHOICES) : null
    if (!choice) return
    setOpen(false)
    // The focus would be lost with the panel. A link's page takes it over.
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.menu[hangsFrom]} ref={container}>
      <Button
        ref={button}
        variant={hasDots ? 'icon' : 'secondary'}
        aria-label={hasDots ? label : name}
        aria-expanded={open ?? false}
        aria-controls={panelId}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        {hasDots ? <Dots /> : label}
        {!hasDots && <Arrow />}
      </Button>
      <div
        id={panelId}
        ref={panel}
        className={styles.panel[hangsFrom]}
        // Without this, a press on a text in the panel would move the focus out, and close the panel.
        tabIndex={-1}
        hidden={!open}
        onClickCapture={(event) => onChoice(event.target)}
      >
        {/* Once drawn it stays: a pressed link closes the panel, and must still exist to be followed. */}
        {open !== undefined && children}
      </div>
    </div>
  )
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
      <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

function Dots() {
  return (
    <svg className={styles.dots} viewBox="0 0 4 20" aria-hidden="true" focusable="false">
      <path d="M2 2h0M2 10h0M2 18h0" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}

/** The index that an arrow key, Home or End leads to; undefined for other keys. */
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
