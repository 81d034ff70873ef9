/** A file of the site, by its name in the site's folder. */
interface File {
  url: string
}

/**
 * Chooses the files that fit into so many bytes: the shared ones, and then one page after the other
 * with the scripts that carry its name, the home page first. A page without its script is no use.
 */
export function wholePagesWithin<Kept extends File>(
  files: readonly Kept[],
  sizeOf: (file: Kept) => number,
  budget: number,
): Kept[] {
  const pages = new Set(files.flatMap(({ url }) => /^(.+)\.html$/.exec(url)?.[1] ?? []))
  const ownerOf = ({ url }: File) => {
    const name = url.replace(/^assets\//, '').replace(/(?:-[\w-]{8})?\.\w+$/, '')
    return pages.has(name) ? name : ''
  }
  const groups = new Map<string, Kept[]>([
    ['', []],
    ['index', []],
  ])
  for (const file of files) {
    groups.set(ownerOf(file), [...(groups.get(ownerOf(file)) ?? []), file])
  }
  const kept: Kept[] = []
  let left = budget
  for (const group of groups.values()) {
    const size = group.reduce((sum, file) => sum + sizeOf(file), 0)
    if (size > left) continue
    left -= size
    kept.push(...group)
  }
  return kept
}
