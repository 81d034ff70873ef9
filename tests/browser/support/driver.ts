/** A page of its own in some browser: the least that a journey needs. */
export interface Driver {
  /** The errors that the page reported, if the browser passes them on. */
  errors: string[]
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Presses keys in a field. */
  type: (selector: string, text: string) => Promise<void>
  /** Evaluates an expression in the page, waits for it, and answers it as a text. */
  run: (code: string) => Promise<string>
  close: () => Promise<void>
}

export interface Started {
  newPage: () => Promise<Driver>
  close: () => Promise<void>
}
