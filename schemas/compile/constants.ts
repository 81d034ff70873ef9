import { parseRational } from '../formula/number.ts'
import type { Diagnostic } from './diagnostic.ts'

/** An exact number, as a constant or an option's value has it. */
export function rationalDiagnostics(path: string, text: string): Diagnostic[] {
  if (parseRational(text)) return []
  return [{ path, message: `is '${text}', which is not an exact number; ${numberAdvice(text)}` }]
}

function numberAdvice(text: string): string {
  const [, whole, above, below] = /^(\d+) (\d+)\/(\d+)$/.exec(text) ?? []
  if (whole && above && below) {
    return `write '${Number(whole) * Number(below) + Number(above)}/${below}'`
  }
  const [, minus, number, decimals, unit] = /^(-?)(\d+)([.,]\d+)?\s*(\D*)$/.exec(text) ?? []
  if (number === undefined) return "write '5.5' or '2/7'"
  const plain = `'${number}${(decimals ?? '').replace(',', '.')}'`
  // Of 1,000 nobody can tell which of the two it is.
  if (/^,\d{3}$/.test(decimals ?? '')) {
    return `write '${number}${decimals?.slice(1)}', or ${plain} if the comma is a decimal point`
  }
  if (minus) return `write ${plain}, and subtract it in the formula`
  return unit ? `write ${plain}; its unit is a key of its own` : `write ${plain}`
}

/** Every constant says where it comes from: one source, or one assumption of ours. */
export function originDiagnostics(
  path: string,
  { source, assumption }: { source?: string | undefined; assumption?: string | undefined },
): Diagnostic[] {
  if ((source === undefined) !== (assumption === undefined)) return []
  const message =
    source === undefined
      ? 'has neither source nor assumption; say where its figures come from'
      : 'has both source and assumption; a figure has one origin'
  return [{ path, message }]
}
