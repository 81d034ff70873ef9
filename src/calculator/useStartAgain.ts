import { useCallback, useState } from 'react'

interface StartAgainProps {
  /** Empties the form and what it came to; answers what brings both back. */
  clear: () => () => void
  /** Moves the focus to where a person begins. */
  focus: () => void
}

/** A button that empties a form, and until the form is used again takes that back. */
export function useStartAgain({ clear, focus }: StartAgainProps) {
  const [undo, setUndo] = useState<() => void>()
  const [announcement, setAnnouncement] = useState('')
  const forgetUndo = useCallback(() => {
    setUndo(undefined)
    setAnnouncement('')
  }, [])
  const startAgain = () => {
    if (undo) {
      undo()
      setUndo(undefined)
      setAnnouncement('What you had entered is back.')
    } else {
      const restore = clear()
      setUndo(() => restore)
      setAnnouncement('The form is empty again.')
      focus()
    }
  }
  return { startAgain, forgetUndo, announcement, button: undo ? 'Undo' : 'Start again' }
}
