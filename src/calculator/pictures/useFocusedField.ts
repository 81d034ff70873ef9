import { useEffect, useState } from 'react'

/**
 * The name of the field that has the focus. It listens beside the form, so that a change of focus
 * draws the picture again and never the inputs.
 */
export function useFocusedField(names: readonly string[]): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const update = () => {
      // Of a field's unit control, the field.
      const [name = ''] = document.activeElement?.getAttribute('name')?.split('.') ?? []
      setFocused(names.includes(name) ? name : undefined)
    }
    // Where the focus moves on to something, focusin says to what.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setFocused(undefined)
    }
    update()
    document.addEventListener('focusin', update)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('focusin', update)
      document.removeEventListener('focusout', forget)
    }
  }, [names])
  return focused
}
