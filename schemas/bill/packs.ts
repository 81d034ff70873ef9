import Fraction from 'fraction.js'
import * as bill from '#language/bill.ts'
import {
  contentOf,
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
import { type Amount, packsOf } from './amounts.ts'

/* The packs that a shop sells a material in. */

const ONE = new Fraction(1)

/** The pack of that id; without one, or with an id that the amount is not sold in, the first. */
export function chosenPack(
  amount: Pick<Amount, 'material' | 'length'>,
  id: string | undefined,
): Pack {
  return packsOf(amount).find((pack) => pack.id === id) ?? amount.material.packs[0]
}

/**
 * How much one pack holds, in the material's unit, or in metres where it is sold by its length; for a pack whose size a person types, that number:
 * above zero, and whole where pieces are counted. Undefined until somebody types such a number.
 */
export function fixedOrTypedSize(
  { holds, perTypedUnit }: Pack,
  typedSize: string | undefined,
): Fraction | undefined {
  if (holds !== undefined) return parseRational(holds)
  const size = parseTyped(typedSize ?? '')
  if (!size || !isPositive(size)) return undefined
  if (perTypedUnit !== undefined) return size.mul(perTypedUnit)
  return size.d === 1n ? size : undefined
}

/** How much there is of what a pack holds: metres where it is sold by its length, else the material's unit. */
export function measuredFor({ isByLength }: Pack, { exact, length }: Measured): Fraction {
  return (isByLength && length) || exact
}

/** How much of a material there is, and how long all of it is. */
type Measured = Pick<Amount, 'exact' | 'length'>

/** The size of the pack that is priced, in the material's unit; 1 where it is not known. */
export function countedPackSize({
  packSize,
  countedPack,
}: {
  packSize: Fraction | undefined
  countedPack: Pack
}): Fraction {
  return packSize ?? fixedOrTypedSize(countedPack, undefined) ?? ONE
}

/** So many packs of a line, and the size of one where it is known. */
export interface CountedPacks {
  countedPack: Pack
  packCount: Fraction
  packSize: Fraction | undefined
}

/**
 * Names the packs and their contents: 'bags of cement of 50 kg'; of packs whose content a person typed, that
 * too: 'lorries of 12 tonnes of sand', 'boxes of 4 for 37 tiles'; of pieces by their length, 'feet of 12 sheets'.
 */
export function describePacks(
  { material: { packs }, exact }: { material: Material; exact: Fraction },
  { countedPack, packCount, packSize }: CountedPacks,
): string {
  const { holdsLabel, unit, perTypedUnit, isByLength } = countedPack
  const noun = packNoun(countedPack)
  const [piece] = packs
  // Who cuts the metres has to know of how many pieces they are; a roll of mesh is no piece.
  const saysPieces = isByLength ? piece.of === undefined : holdsLabel !== undefined && packSize
  if (!saysPieces) return packText(noun, countedPack, packCount)
  if (packSize && unit !== undefined) {
    const load = formatExact(packSize.div(perTypedUnit ?? ONE))
    return packText(
      withKind(noun, figureWithUnit(load, unitFor(unit, load))),
      countedPack,
      packCount,
    )
  }
  const size = countedPackSize({ packSize: undefined, countedPack: piece })
  const content = exact.div(size).ceil(piece.decimals)
  const contentText = formatNumber(content, piece.decimals)
  const pieces = figureWithUnit(contentText, packText(packNoun(piece), piece, content))
  if (isByLength || !packSize) return nounWithKind(noun, packCount.equals(ONE), pieces)
  const inEach = formatExact(packSize.div(size))
  return nounWithKind(noun, packCount.equals(ONE), say(bill.inEachBox, { each: inEach, pieces }))
}

/**
 * The same in a line that begins with the name, where nothing is said twice: 'bags (50 kg)', 'lorries of 7
 * tonnes'.
 */
export function describePacksAlone(
  amount: { material: Material; exact: Fraction },
  { countedPack, ...line }: CountedPacks,
): string {
  const packs = describePacks(amount, { ...line, countedPack: { ...countedPack, of: undefined } })
  const content = contentOf(countedPack.of ?? '')
  return content === undefined ? packs : `${packs} (${content})`
}

function packText(noun: Noun, { of }: Pack, packCount: Fraction): string {
  const isOne = packCount.equals(ONE)
  if (of === undefined) return isOne ? noun.one : noun.other
  return nounWithKind(noun, isOne, of)
}

/** '13 bags', '1 lorry of 7 tonnes': packs without their contents. */
export function packsInFigures(figure: string, packCount: Fraction, pack: Pack): string {
  const { one, other } = packNoun(pack)
  return figureWithUnit(figure, packCount.equals(ONE) ? one : other)
}
