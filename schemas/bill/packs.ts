import Fraction from 'fraction.js'
import { figureWithUnit, unitFor } from '#language/grammar.ts'
import type { Material, Pack } from '../definition/compiled.ts'
import { visual } from '../formula/notation.ts'
import {
  formatExact,
  formatNumber,
  isPositive,
  parseRational,
  parseTyped,
} from '../formula/number.ts'

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
  { holds, holdsLabel, oneTyped }: Pack,
  typed: string | undefined,
): Fraction | undefined {
  if (holdsLabel === undefined) return holds === undefined ? undefined : parseRational(holds)
  const held = parseTyped(typed ?? '')
  if (!held || !isPositive(held)) return undefined
  if (oneTyped !== undefined) return parseRational(oneTyped)?.mul(held)
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
  if (counted.holdsLabel === undefined || !holds) return packLabel(counted, packs)
  const { singular, plural, unit, oneTyped } = counted
  if (unit !== undefined && oneTyped !== undefined) {
    const each = formatExact(holds.div(oneTyped))
    const load = ` of ${figureWithUnit(each, unitFor(unit, each))}`
    return packLabel({ ...counted, singular: singular + load, plural: plural + load }, packs)
  }
  const [piece] = sold
  const size = packSize({ holds: undefined, counted: piece })
  const content = exact.div(size).ceil(piece.decimals)
  const box = packLabel({ singular, plural }, packs)
  return `${box} of ${formatExact(holds.div(size))} for ${formatNumber(content, piece.decimals)} ${packLabel(piece, content)}`
}

function packLabel(
  { singular, plural, of }: Pick<Pack, 'singular' | 'plural' | 'of'>,
  packs: Fraction,
): string {
  const pack = packs.equals(ONE) ? singular : plural
  return of === undefined ? pack : `${pack} of ${of}`
}

/** 'tonnes of 0.625 m³, to 1 decimal; wheelbarrows of 0.065 m³': how a material is sold, in words. */
export function packsInWords({ unit, packs }: Material): string {
  return packs.map((pack) => describePack(pack, unit)).join('; ')
}

function describePack({ plural, of, holds, holdsLabel, decimals }: Pack, unit: string): string {
  const name = of === undefined ? plural : `${plural} of ${of}`
  const each = holds === undefined ? undefined : parseRational(holds)
  const size = holdsLabel === undefined ? '' : ', whose content a person types'
  const sold = decimals === 0 ? 'whole' : decimals === 1 ? 'to a tenth' : 'to a hundredth'
  const held =
    each && !each.equals(1) ? `, each ${formatExact(each)}${visual.unit(unit, false)}` : size
  return `${name}${held}, ${sold}`
}
