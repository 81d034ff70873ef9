import { z } from 'zod'

/*
 * The names that the keys of a picture's part refer to: each schema made here is a text that names something of
 * the definition. The registry has beside each schema what it must name, and what that must be measured
 * in; check/pictures.ts proves it.
 */

/** The quantities that a value may measure. */
export type Measure = 'length' | 'area' | 'volume' | 'number' | 'percentage' | 'anything'

export type Reference =
  /** A number field, a choice's value, a constant or a formula. */
  | { names: 'value'; measured: Measure }
  /** One of the results, as it is shown. */
  | { names: 'result'; measured: Measure }
  | { names: 'field' }
  /** A column of a repeat, one value for each row: 'rooms.area'. */
  | { names: 'column'; measured: Measure }
  /** A text that may show {names} of values, choices and results, and the part's own names. */
  | { names: 'template'; extra: string[] }

/** For each schema made here, the names that its text refers to. */
export const references = z.registry<Reference>()

const named = (role: Reference) =>
  z.string().trim().min(1, 'is empty; a text is expected').register(references, role)

export const value = () => named({ names: 'value', measured: 'anything' })
export const length = () => named({ names: 'value', measured: 'length' })
export const area = () => named({ names: 'value', measured: 'area' })
/** A count, or a plain number. */
export const count = () => named({ names: 'value', measured: 'number' })
export const percentage = () => named({ names: 'value', measured: 'percentage' })
export const result = (measured: Measure) => named({ names: 'result', measured })
export const column = (measured: Measure) => named({ names: 'column', measured })
export const field = () => named({ names: 'field' })
export const template = (...extra: string[]) => named({ names: 'template', extra })

/** The materials of shapes: a closed set, each with its colours on screen and on paper. */
export const material = z.enum([
  'concrete',
  'cement',
  'sand',
  'ballast',
  'block',
  'tile',
  'sheet',
  'steel',
  'plaster',
  'paint',
  'hardcore',
  'murram',
  'dust',
  'board',
  'earth',
])
