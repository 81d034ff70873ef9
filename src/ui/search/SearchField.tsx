import type { KeyboardEvent } from 'react'
import * as styles from './SearchField.css.ts'

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  /** It got the focus: what searches is needed soon. */
  onFocus: () => void
  /** Hears of every change, as one types. */
  onChange: (value: string) => void
  /** Enter, or the search key of a phone's keyboard: on to what was found. */
  onEnter: () => void
}

/** A field that filters the list below it. Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onFocus, onChange, onEnter } = props
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChange('')
    if (event.key === 'Enter') onEnter()
  }
  return (
    <input
      className={styles.input}
      type="search"
      // Not a text of its own: the page as the build draws it has the same words.
      aria-label={label}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      placeholder={placeholder}
      value={value}
      onFocus={onFocus}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
