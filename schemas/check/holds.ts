import { rationalDiagnostics } from '../compile/constants.ts'
import type { Diagnostic } from '../compile/diagnostic.ts'
import { parseRational } from '../formula/number.ts'

/** The contents or the weight of one are an exact number above zero. */
export function holdsDiagnostics(path: string, text: string): Diagnostic[] {
  if (parseRational(text)?.n !== 0n) return rationalDiagnostics(path, text)
  return [{ path, message: 'is zero; a number above zero is expected' }]
}

/** The words of a pack say how much it holds, if they say it in its unit: 'tin of 4 litres'. */
export function saidDiagnostics(
  path: string,
  holds: string,
  words: string,
  unit: string,
): Diagnostic[] {
  const said = [...words.matchAll(/(\d[\d.,]*) ([^\s,]+)/g)].filter(
    ([, , word = '']) => word === unit || word.replace(/e?s$/, '') === unit || word === `${unit}s`,
  )
  const isSaid = ([, figure = '']: RegExpMatchArray) =>
    parseRational(figure.replaceAll(',', ''))?.equals(parseRational(holds) ?? 0)
  if (said.length === 0 || said.some(isSaid) || holds === '0') return []
  return [
    { path, message: `is '${holds}', but its words say ${said[0]?.[0]}; correct one of the two` },
  ]
}
