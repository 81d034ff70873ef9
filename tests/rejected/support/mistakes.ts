import { changed } from '../../support/changed.ts'

/** A definition that passes, and where it stands. */
export interface Good {
  file: string
  /** The other definitions of its folder, by slug. */
  beside: Record<string, unknown>
  definition: object
}

/** Values by their paths in the definition. `undefined` removes what the path leads to. */
type Change = Record<string, unknown>

/** One mistake in a good definition, and all that the check answers. */
interface Mistake {
  /** The good definition, where it is not that of the whole table. */
  in?: Good
  /** Another name of the file, or other definitions beside it. */
  file?: string
  beside?: Record<string, unknown>
  change?: Change
  /** The file's export, if no change of paths can make it. */
  definition?: unknown
  /** The lines of the message, each without the name of the file that it begins with. */
  says: string | readonly string[]
}

/**
 * A table of changes that the check refuses, each by its message. Where the message quotes a formula,
 * the change marks the part that is pointed at: 'area - «beds.bedArea»'.
 */
export function refusalsIn(good: Good, table: Record<string, Change>) {
  return Object.entries(table).map(([message, marked]) => {
    const quoted: string[] = []
    const change = Object.fromEntries(
      Object.entries(marked).map(([path, value]) => [path, withoutMarks(value, quoted)]),
    )
    return { name: message, ...asWritten(good, { change, says: [message, ...quoted] }) }
  })
}

/** A table of mistakes by name: those that take more than one change and its message to describe. */
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

/** The value as a definition has it; adds the two lines in which a message quotes its marked formula. */
function withoutMarks(value: unknown, quoted: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMarks(item, quoted))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withoutMarks(part, quoted)]),
    )
  }
  const [before, part, after] = typeof value === 'string' ? value.split(/[«»]/) : []
  if (before === undefined || part === undefined) return value
  const formula = `${before}${part}${after}`
  quoted.push(`    ${formula}`, `    ${' '.repeat(before.length)}${'^'.repeat(part.length)}`)
  return formula
}
