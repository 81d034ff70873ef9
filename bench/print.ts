/** What many measurements of one thing come to. */
export interface Spread {
  low: number
  median: number
  high: number
}

/** The median with the quartiles around it; half of all measurements lie between them. */
export function spread(measured: readonly number[]): Spread {
  const sorted = [...measured].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { low: at(0.25), median: at(0.5), high: at(0.75) }
}

/** '1.23 (1.10 to 1.40)' */
export function showSpread({ low, median, high }: Spread, decimals: number): string {
  return `${median.toFixed(decimals)} (${low.toFixed(decimals)} to ${high.toFixed(decimals)})`
}

/** Prints a title, rows under a head in columns, and notes. The first column is text. */
export function printTable(title: string, rows: readonly string[][], notes: readonly string[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('   ')
  const [head = [], ...body] = rows
  console.log(`\n${title}\n`)
  console.log(line(head))
  console.log(widths.map((width) => '-'.repeat(width)).join('   '))
  for (const row of body) console.log(line(row))
  if (notes.length > 0) console.log()
  for (const note of notes) console.log(note)
}
