import { useEffect, useState } from 'react'

/**
 * The name of the field that has the focus. It listens beside the form, so that a change of focus
 * draws the picture again and never the inputs.
 */
export function useFocusedField(names: readonly string[]): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const read = () => {
      const name = document.activeElement?.getAttribute('name') ?? ''
      setFocused(names.includes(name) ? name : undefined)
    }
    read()
    document.addEventListener('focusin', read)
    // When the focus leaves for nothing, no focusin follows.
    document.addEventListener('focusout', forget)
    function forget() {
      setFocused(undefined)
    }
    return () => {
      document.removeEventListener('focusin', read)
      document.removeEventListener('focusout', forget)
    }
  }, [names])
  return focused
}
