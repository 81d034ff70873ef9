import { FUNCTIONS, type FunctionName } from './ast.ts'

const NO_ROUND =
  'there is no round: decimals of the result rounds what is shown, ceil and floor go to whole numbers'

/** Functions of other languages and of spreadsheets, with what a formula has in their place. */
const OTHER_FUNCTIONS: Readonly<Record<string, string>> = {
  round: NO_ROUND,
  if: 'there is no if: a case is an option of a choice, and min and max set limits',
  roundup: 'write ceil(x) to round up to a whole number',
  rounddown: 'write floor(x) to round down to a whole number',
  int: 'write floor(x) to round down to a whole number',
  pow: 'a power is written with ^, as diameter^2',
  power: 'a power is written with ^, as diameter^2',
  count: "give each row a formula that is '1', and sum that",
}

/** Advises on a function that the language lacks, as '; write ceil(x) to round up to a whole number'; empty where nothing is known. */
export function adviceForFunction(written: string): string {
  const bare = written.replace(/^Math\./, '').toLowerCase()
  const advice = isFunctionName(bare) || bare === 'sum' ? `write ${bare}` : OTHER_FUNCTIONS[bare]
  return advice ? `; ${advice}` : ''
}

/** Whether a name is one of the language's functions of numbers; a sum is of rows. */
export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name)
}
