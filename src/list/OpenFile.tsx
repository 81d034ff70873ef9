import { useRef } from 'react'
import * as words from '#messages/list.ts'
import * as menu from '../ui/menu/Menu.css.ts'

/** A button that takes the file of a list that was saved. */
export function OpenFile({ onOpen }: { onOpen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={menu.button} onClick={() => input.current?.click()}>
        {words.openFile}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={words.openFile}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onOpen(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
