import { useEffect, useState } from 'react'

/**
 * The name of the field that has the focus. It listens on the document, so that a change of focus draws
 * only the picture again.
 */
export function useFocusedField(names: readonly string[]): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const update = () => {
      // A unit control counts as its field.
      const [name = ''] = document.activeElement?.getAttribute('name')?.split('.') ?? []
      setFocused(names.includes(name) ? name : undefined)
    }
    // Where the focus moves to another element, focusin follows.
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
