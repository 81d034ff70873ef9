/** How long a browser may take to fetch a file that the page made, before it is forgotten. */
const KEPT_MS = 60_000

/** The kind of file that a report is. */
export const CSV = 'text/csv;charset=utf-8'

/** Hands a file to the browser's downloads; answers its name. */
export function saveFile(name: string, content: Blob): string {
  download(content, name)
  return name
}

function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
