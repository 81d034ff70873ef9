import type { Field, Repeat } from './compiled.ts'

/** A calculator's repeat; one of another name is a fault of the program. */
export function repeatNamed(
  { fields }: { fields: Readonly<Record<string, Field>> },
  name: string,
): Repeat {
  const repeat = fields[name]
  if (repeat?.kind !== 'repeat') throw new Error(`There is no repeat named ${name}`)
  return repeat
}
