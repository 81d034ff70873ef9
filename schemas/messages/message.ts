/*
 * A message is a whole sentence with its values inside braces: 'Rows 1 to {last}'. One that counts
 * something has two forms, and `{count}` in them: { one: '1 row', other: '{count} rows' }. A language
 * is data: no message is glued from pieces, and none is a function.
 */

/** A message in its two forms: for exactly 1, and for all else. */
export interface PluralMessage {
  one: string
  other: string
}

type Message = string | PluralMessage

/** The names in a text's braces. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The names in a message's braces. */
export type NamesOf<Text> = Text extends PluralMessage ? NamesIn<Text['other']> : NamesIn<Text>

/**
 * A message with its values in their places.
 *
 * @param values by the names in its braces; of a message with two forms, `count` chooses: '1' or 1 is one.
 */
export function say<const Text extends Message>(
  message: Text,
  values: Readonly<Record<NamesOf<Text>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values
  const form = Number(known.count) === 1 ? 'one' : 'other'
  return interpolate(typeof message === 'string' ? message : message[form], (name) => known[name])
}

/** With a capital, as at the beginning of a line: 'room area' as 'Room area'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Puts values where a text has names in braces. A name without a value stays as it is. */
export function interpolate(
  text: string,
  valueNamed: (name: string) => string | number | undefined,
): string {
  return text.replace(/\{([^{}]*)\}/g, (braces, name: string) => String(valueNamed(name) ?? braces))
}
