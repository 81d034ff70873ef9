/** Review sheets: everything that a calculator knows, for someone who checks it. */

/** The rules that hold for every calculator. */
export const rounding = [
  'All arithmetic is exact: inputs are decimal fractions, and no figure is rounded on the way.',
  'A count (tiles, blocks, sheets, litres of paint) is rounded up where its formula says so: whole pieces are bought. Blocks and tiles are rounded up twice: the whole pieces that cover, and those with wastage.',
  'A result is rounded once, when it is shown, half away from zero: 0.765 is shown as 0.77 and −0.765 as −0.77. The next formula goes on with the exact value.',
] as const
export const headings = {
  fields: 'Fields',
  constants: 'Constants',
  formulas: 'Formulas',
  warnings: 'Warnings',
  estimates: 'Estimates of other calculators',
  toBuy: 'What to buy',
  examples: 'Worked examples',
  assumptions: 'Assumptions',
  advice: 'Advice beside the result',
  sources: 'Sources',
} as const
export const source = 'Source: {source}'
export const assumption = 'Assumption: {assumption}'
/** The unit of what has none. */
export const plainNumber = 'none, a plain number'
export const fields = {
  hint: 'Beside the field: {hint}',
  /** `accepts` as 'a number above zero'. */
  empty: 'Unit: {unit}; {accepts}; empty at first.',
  filled: 'Unit: {unit}; {accepts}; {figure} at first.',
  choice: 'One of the list under Constants; {option} at first.',
  /** `rows` is the name of a repeat. */
  row: 'One of the rows of {rows}; empty at first. Empty, it is an invalid input.',
  rows: 'Rows, one for each {row}: at most {maximum}. An empty row counts as not there.',
  rowsFrom:
    'Rows, one for each {row}: at least {minimum}, at most {maximum}. An empty row counts as not there.',
  elseAtFirst: 'Anything else counts as the figure at first, and the result says so.',
  elseInvalid: 'Anything else is an invalid input and gives no result.',
  mayStayEmpty:
    'May stay empty: what depends on it is then absent. Anything else is an invalid input and gives no result.',
  usual: 'Usual for {of}: {from} to {to}. Outside that the page asks.',
  bill: 'Asked for under what to buy: it changes what is bought, and no result.',
  price: 'A line at the foot of the bill that a person prices; nothing uses it.',
  /** `options` as '“Ballast” or “Murram”', of the field `choice`. */
  onlyWith: 'Only there with {options} as {choice}; otherwise what depends on it is absent.',
  either: '{options} or {option}',
} as const
export const constants = {
  sameOptions: 'The same options as “{choice}”.',
  /** An option whose figures a person enters. */
  entered: '{option}: its figures are entered.',
  countedAs: 'counted as {nouns}',
  /** `title` of another calculator, whose field has this default. */
  defaultOf: 'The figure at first of the {title}, which this one uses.',
} as const
export const formulas = {
  /** `decimals` as '2 decimals' or 'a whole number'. */
  shown: 'Unit: {unit}. Shown as “{label}”, rounded to {decimals}.',
  notShown: 'Unit: {unit}. Not shown by itself; its exact value goes into the formulas after it.',
  inRow: 'Unit: {unit}. For each {row}; its exact value goes into the sums.',
  /** `range` as 'a number above zero'; `message` is what the page then says. */
  mustBe: 'Must come out as {range}, or the input is invalid.',
  mustBeSaying: 'Must come out as {range}, or the input is invalid: “{message}”.',
  mustExistSaying: 'Must have a value, or the input is invalid: “{message}”.',
  /** `title` of another calculator. */
  from: 'Taken from the {title}, with the names of this one.',
} as const
export const warning = 'Shown beside the results while {words} ({name}) is above zero.'
/** The entry that the page offers beside a warning. */
export const mend = 'Offers to put {value} in {words} ({field}).'
export const estimates = {
  stage: 'Stage: {stage}.',
  /** A repeat that is handed over, and whose columns it gets. */
  rows: '{field} = rows of {columns}',
  forEach: 'One for each row of {repeat}.',
  when: 'Only while {name} is above zero.',
} as const
export const materials = {
  /** `packs` are how it is sold. */
  bought: 'Taken in {unit}, exactly; rounded up once to what is sold: {packs}.',
  labour: 'Labour: {packs}.',
  pieces: 'Cut into pieces from as few lengths of {length} m as the cutting plan finds.',
  length: 'Its length, for packs in metres and feet: {words}.',
  where: 'Only where {words} is {range}.',
  whereSaying: 'Only where {words} is {range}; elsewhere the page says: “{note}”',
  soldAtFirst: 'Sold in {packs} until a person chooses another.',
  packAtFirst: 'Sold in {packs} with “{option}”, until a person chooses another.',
  apart: 'Kept apart by “{variant}”.',
  weighs: 'Weighs {figure}.',
  forEach: '{formula} for each of {repeat}',
} as const
export const examples = {
  given: 'Given: {inputs}.',
  computed: 'Computed: {answers}.',
  toBuy: 'To buy: {lines}.',
} as const
