import Fraction from 'fraction.js'
import * as bill from '#language/bill.ts'
import {
  figureWithUnit,
  type Noun,
  nounWithKind,
  packNoun,
  unitFor,
  withKind,
} from '#language/grammar.ts'
import type { Material, Pack } from '../definition/compiled.ts'
import {
  formatExact,
  formatNumber,
  isPositive,
  parseRational,
  parseTyped,
} from '../formula/number.ts'
import { say } from '../messages/message.ts'

/* The packs that a shop sells a material in. */

const ONE = new Fraction(1)

/** The pack of that id; without one, or with an id that is not known, the first. */
export function chosenPack({ packs }: Material, id: string | undefined): Pack {
  return packs.find((pack) => pack.id === id) ?? packs[0]
}

/**
 * How much one pack holds, in the material's unit; for a pack whose size a person types, that number:
 * above zero, and whole where pieces are counted. Undefined until somebody types such a number.
 */
export function quantityIn(
  { holds, oneTyped }: Pack,
  typed: string | undefined,
): Fraction | undefined {
  if (holds !== undefined) return parseRational(holds)
  const held = parseTyped(typed ?? '')
  if (!held || !isPositive(held)) return undefined
  if (oneTyped !== undefined) return held.mul(oneTyped)
  return held.d === 1n ? held : undefined
}

/** How much of the material's unit the pack that is counted holds. */
export function packSize({
  holds,
  counted,
}: {
  holds: Fraction | undefined
  counted: Pack
}): Fraction {
  return holds ?? quantityIn(counted, undefined) ?? ONE
}

/** Packs of a line, and what the person said that one holds. */
interface CountedPacks {
  counted: Pack
  packs: Fraction
  holds: Fraction | undefined
}

/**
 * What is counted, and of what: 'bags of cement of 50 kg'; of packs whose content a person typed, that
 * too: 'lorries of 12 tonnes of sand', 'boxes of 4 for 37 tiles'.
 */
export function wordsOfPacks(
  { material: { packs: sold }, exact }: { material: Material; exact: Fraction },
  { counted, packs, holds }: CountedPacks,
): string {
  const { holdsLabel, unit, oneTyped } = counted
  const noun = packNoun(counted)
  if (holdsLabel === undefined || !holds) return wordsFor(noun, counted, packs)
  if (unit !== undefined) {
    const load = formatExact(holds.div(oneTyped ?? ONE))
    return wordsFor(withKind(noun, figureWithUnit(load, unitFor(unit, load))), counted, packs)
  }
  const [piece] = sold
  const size = packSize({ holds: undefined, counted: piece })
  const content = exact.div(size).ceil(piece.decimals)
  const shown = formatNumber(content, piece.decimals)
  const pieces = figureWithUnit(shown, wordsFor(packNoun(piece), piece, content))
  const inEach = formatExact(holds.div(size))
  return nounWithKind(noun, packs.equals(ONE), say(bill.inEachBox, { each: inEach, pieces }))
}

/** The same where the material's name stands beside: 'bags of 50 kg'. */
export function wordsBesideName(
  amount: { material: Material; exact: Fraction },
  { counted, ...line }: CountedPacks,
): string {
  const of = kindBesideName(counted, amount.material)
  return wordsOfPacks(amount, { ...line, counted: { ...counted, of } })
}

/** '50 kg' of 'cement of 50 kg', and nothing of 'sand': without the name, and what joins it. */
function kindBesideName({ of }: Pack, { name }: Material): string | undefined {
  if (of === name) return undefined
  const isNamed = of?.startsWith(`${name} `)
  return isNamed ? of?.slice(name.length + 1).replace(/^\S+ /, '') : of
}

function wordsFor(noun: Noun, { of }: Pack, packs: Fraction): string {
  const isOne = packs.equals(ONE)
  if (of === undefined) return isOne ? noun.one : noun.other
  return nounWithKind(noun, isOne, of)
}

/** '13 bags', '1 lorry of 7 tonnes': packs without what they are of. */
export function packsInFigures(figure: string, packs: Fraction, pack: Pack): string {
  const { one, other } = packNoun(pack)
  return figureWithUnit(figure, packs.equals(ONE) ? one : other)
}
