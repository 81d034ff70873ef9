import { type ComponentProps, useCallback, useSyncExternalStore } from 'react'
import { type Kept, keepForm, keptAt, onKeep } from './kept.ts'

/** A part of what is kept of a page, also when it changes while the page is shown. */
export function useKept<Part extends keyof Kept>(address: string, part: Part): Kept[Part] {
  const read = () => keptAt(address)[part]
  return useSyncExternalStore(onKeep, read, read)
}

/**
 * Keeps what stands in a page's form from its first moment on, so also what was typed before the
 * script arrived: for the form's element.
 */
export function useKeptForm(address: string): Pick<ComponentProps<'form'>, 'ref' | 'onChange'> {
  return {
    ref: useCallback(
      (form: HTMLFormElement | null) => {
        if (form) keepForm(address, form)
      },
      [address],
    ),
    onChange: ({ currentTarget }) => keepForm(address, currentTarget),
  }
}
