import type { Field } from '../schemas/definition/calculator.ts'
import type { Calculator } from '../schemas/definition/compiled.ts'

/** Gives numbers from 0 to 1, the same ones for the same seed. */
export type Random = () => number

/** A small well-known generator (mulberry32): a failure can be repeated from its seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Range {
  from: number
  to: number
  /** At most. */
  decimals: number
}

/** What is measured on site in each unit. */
const BY_UNIT: Record<string, Range> = {
  m: { from: 1, to: 30, decimals: 2 },
  'm²': { from: 1, to: 400, decimals: 2 },
  cm: { from: 5, to: 80, decimals: 1 },
  mm: { from: 5, to: 20, decimals: 0 },
  '%': { from: 0, to: 20, decimals: 0 },
  '1': { from: 1, to: 12, decimals: 0 },
  'm²/litre': { from: 6, to: 14, decimals: 1 },
}
const OTHERWISE: Range = { from: 0.5, to: 200, decimals: 2 }

/** Fields whose usual values are not those of their unit. */
const BY_NAME: Record<string, Range> = {
  bars: { from: 1, to: 400, decimals: 0 },
  coats: { from: 1, to: 4, decimals: 0 },
  sheetLength: { from: 2, to: 6, decimals: 1 },
  sheetWidth: { from: 0.6, to: 1.2, decimals: 2 },
  thickness: { from: 5, to: 40, decimals: 1 },
  wallHeight: { from: 2, to: 5, decimals: 2 },
}

/** Inputs as a person would type them: within what a site knows, mostly in round figures. */
export function realisticInputs(calculator: Calculator, random: Random): Record<string, string> {
  return Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [
      name,
      realisticText(name, field, random),
    ]),
  )
}

function realisticText(name: string, field: Field, random: Random): string {
  if (field.kind === 'choice') {
    const ids = Object.keys(field.options)
    return ids[Math.floor(random() * ids.length)] ?? field.default
  }
  // Defaults are what most people leave standing.
  if (field.default !== undefined && random() < 0.3) return field.default
  return realisticNumber(BY_NAME[name] ?? BY_UNIT[field.unit] ?? OTHERWISE, random)
}

function realisticNumber({ from, to, decimals }: Range, random: Random): string {
  const scale = 10 ** Math.floor(random() * (decimals + 1))
  const units = Math.ceil(from * scale) + Math.floor(random() * (to - from) * scale)
  return String(units / scale)
}
