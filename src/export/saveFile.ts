/** How long a browser may take to fetch a file that the page made. */
const REVOKE_AFTER_MS = 60_000

/** Hands a file to the browser's downloads; answers its name. */
export function saveFile(name: string, content: Blob): string {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  return name
}
