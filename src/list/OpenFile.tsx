import { useRef } from 'react'
import * as messages from '#messages/list.ts'
import { Button } from '../ui/button/Button.tsx'

/** A button that opens a saved list. */
export function OpenFile({ onOpen }: { onOpen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {messages.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={messages.openFile}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onOpen(file)
          // Without this, choosing the same file again would not be a change.
          target.value = ''
        }}
      />
    </>
  )
}
