import { changed } from '../../support/changed.ts'

/** A definition that passes, and where it stands. */
export interface Good {
  file: string
  /** The other definitions of its folder, by slug. */
  beside: Record<string, unknown>
  definition: object
}

/** One mistake in a good definition, and all that the check answers. */
export interface Mistake {
  /** The good definition, where it is not that of the whole table. */
  in?: Good
  /** Another name of the file, or other definitions beside it. */
  file?: string
  beside?: Record<string, unknown>
  /** Values by their paths in the definition. `undefined` removes what the path leads to. */
  change?: Record<string, unknown>
  /** The file's export, if no change of paths can make it. */
  definition?: unknown
  /** The lines of the message, each without the name of the file that it begins with. */
  says: string | readonly string[]
}

/** A table of mistakes by name, which are made in one good definition. */
export function mistakesIn(good: Good, table: Record<string, Mistake>) {
  return Object.entries(table).map(([name, mistake]) => ({ name, ...asWritten(good, mistake) }))
}

function asWritten(tableGood: Good, mistake: Mistake) {
  const good = mistake.in ?? tableGood
  const { file = good.file, beside = good.beside, change = {}, says } = mistake
  const definition = 'definition' in mistake ? mistake.definition : changed(good.definition, change)
  const lines = [says]
    .flat()
    .map((line) => (isQuoted(line) ? line : `calculators/${file}: ${line}`))
  return { file, beside, definition, message: lines.join('\n') }
}

/** Whether a line of a message shows a formula, or marks a part of it. */
function isQuoted(line: string): boolean {
  return line.startsWith('    ')
}
