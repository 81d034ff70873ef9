import type { KeyboardEvent } from 'react'
import * as styles from './SearchField.css.ts'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  /** Called at every key. */
  onChange: (value: string) => void
  /** Called by Enter, or by the search key of a phone's keyboard. */
  onEnter: () => void
}

/** A field that filters the list below it. Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onEnter } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChange('')
    if (event.key === 'Enter') onEnter()
  }
  return (
    <input
      className={styles.input}
      type="search"
      // A label of its own would be one more text on the page.
      aria-label={label}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
