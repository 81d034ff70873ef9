import type { Field, FieldOf } from '../schemas/calculator.ts'
import type { Calculator } from '../schemas/estimate.ts'

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

/** What is measured on site in each unit, from and to, and with how many decimals at most. */
const USUAL: Record<string, { from: number; to: number; decimals: number }> = {
  m: { from: 0.1, to: 60, decimals: 2 },
  'm²': { from: 0.5, to: 500, decimals: 2 },
  cm: { from: 3, to: 120, decimals: 1 },
  mm: { from: 3, to: 40, decimals: 1 },
  '%': { from: 0, to: 30, decimals: 1 },
  '1': { from: 1, to: 400, decimals: 0 },
  'm²/litre': { from: 4, to: 16, decimals: 1 },
}
const OTHERWISE = { from: 0.5, to: 200, decimals: 2 }

/** Inputs as a person would type them: within what a site knows, mostly in round figures. */
export function realisticInputs(calculator: Calculator, random: Random): Record<string, string> {
  return Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [name, realisticText(field, random)]),
  )
}

function realisticText(field: Field, random: Random): string {
  if (field.kind === 'choice') {
    const ids = Object.keys(field.options)
    return ids[Math.floor(random() * ids.length)] ?? field.default
  }
  // Defaults are what most people leave standing.
  if (field.default !== undefined && random() < 0.3) return field.default
  return realisticNumber(field, random)
}

function realisticNumber({ unit }: FieldOf<'number'>, random: Random): string {
  const { from, to, decimals } = USUAL[unit] ?? OTHERWISE
  const scale = 10 ** Math.floor(random() * (decimals + 1))
  const units = Math.ceil(from * scale) + Math.floor(random() * (to - from) * scale)
  return String(units / scale)
}
