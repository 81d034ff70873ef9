/**
 * Imports a piece of code, and asks for what that imports in the same breath instead of once it is
 * there. The build puts it around every dynamic import: tools/importTogether.ts.
 */
export function importTogether<Code>(
  importIt: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  for (const file of files) {
    if (document.querySelector(`link[href="/${file}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
  return importIt()
}
