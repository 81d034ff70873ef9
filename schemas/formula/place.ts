/*
 * A choice that a table is looked up by has a value that no definition writes: the place of the option
 * that is chosen, counted from 0. No name that a definition may write has an underscore.
 */

/** The name of that value among those of a choice. */
export const PLACE = '_place'

/** The same as formulas name it: 'region._place'. */
export function placeOf(choice: string): string {
  return `${choice}.${PLACE}`
}
