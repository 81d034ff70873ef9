import Fraction from 'fraction.js'
import * as messages from '#messages/shares.ts'
import { type Amount, amountKey, isLabour, mergeAmounts } from '../../schemas/bill/amounts.ts'
import type { BillLine } from '../../schemas/bill/bill.ts'
import { countedPackSize, measuredFor, packsInFigures } from '../../schemas/bill/packs.ts'
import { formatExact, formatNumber } from '../../schemas/formula/number.ts'
import { say } from '../../schemas/messages/message.ts'
import type { PiecesOf } from '../bill/describeCuts.ts'
import type { Evaluations } from './evaluateList.ts'

/** An estimate's share of a line. */
export interface Share {
  /** The estimate's id. */
  id: string
  exact: Fraction
  /** How long all of it is, in metres, where that is known. */
  length?: Fraction | undefined
  /** The pieces that are cut from stock lengths. */
  pieces?: Amount['pieces']
}

/** The materials of several estimates together. */
export interface AggregatedMaterials {
  amounts: Amount[]
  /** The amounts that labour is paid by. */
  labour: Amount[]
  /** For the key of each amount, which estimates it comes from. */
  shares: ReadonlyMap<string, readonly Share[]>
  /** Explains, once each, why an expected material is missing. */
  notes: string[]
}

/**
 * Adds up the materials of the estimates that their calculators accept. Amounts of one material and
 * variant are added exactly, and rounded once, where the bill makes packs of them.
 */
export function aggregateMaterials(evaluations: Evaluations): AggregatedMaterials {
  const all: Amount[] = []
  const shares = new Map<string, Share[]>()
  const notes = new Set<string>()
  for (const [id, evaluation] of evaluations) {
    if (evaluation.state !== 'ready') continue
    const { amounts, labour, notes: estimateNotes } = evaluation.materials
    for (const amount of [...amounts, ...labour]) {
      const key = amountKey(amount)
      const others = shares.get(key) ?? []
      const { exact, length, pieces } = amount
      others.push({ id, exact, length, pieces })
      shares.set(key, others)
      all.push(amount)
    }
    for (const note of estimateNotes) notes.add(note)
  }
  const merged = mergeAmounts(all)
  return {
    amounts: merged.filter((amount) => !isLabour(amount)),
    labour: merged.filter(isLabour),
    shares,
    notes: [...notes],
  }
}

/** The part of some estimates in a line, in what its packs hold. */
export function partOf(
  { key, countedPack }: BillLine,
  shares: AggregatedMaterials['shares'],
  ids: readonly string[],
): Fraction {
  const taken = (shares.get(key) ?? []).filter(({ id }) => ids.includes(id))
  return taken.reduce((total, share) => total.add(measuredFor(countedPack, share)), new Fraction(0))
}

/**
 * An exact amount of what a line's packs hold, in packs that are not rounded up: '28.8 bags'; with endless decimals,
 * '0.80 lorries'.
 */
export function inPacks(line: BillLine, measured: Fraction): string {
  const packCount = measured.div(countedPackSize(line))
  const rounded = packCount.round(DECIMALS)
  const figure = rounded.equals(packCount)
    ? formatExact(packCount)
    : formatNumber(packCount, DECIMALS)
  return packsInFigures(figure, packCount, line.countedPack)
}

const DECIMALS = 2

/**
 * Which estimate needs which pieces of a line.
 *
 * @param nameOf the name of the estimate with an id.
 */
export function piecesByEstimate(
  { shares }: Pick<AggregatedMaterials, 'shares'>,
  nameOf: (id: string) => string,
): (line: BillLine) => PiecesOf[] {
  return ({ key }) =>
    (shares.get(key) ?? []).flatMap(({ id, pieces }) =>
      pieces ? { name: nameOf(id), pieces } : [],
    )
}

/** The sum of a line's shares, and the packs that it is rounded up to: '21.92 bags, so 22 bags'. */
export function wholeInPacks(line: BillLine): string {
  const { packCount, packCountFigure, countedPack } = line
  const measured = measuredFor(countedPack, line)
  const all = inPacks(line, measured)
  if (measured.equals(packCount.mul(countedPackSize(line)))) return all
  return say(line.plan ? messages.cut : messages.rounded, {
    exact: all,
    whole: packsInFigures(packCountFigure, packCount, line.countedPack),
  })
}

/**
 * The sources of a line in words: 'Foundation: 28.8 bags, Walls: 4.3 bags. Together: 33.1 bags, so 34
 * bags'.
 *
 * @param nameOf the name of the estimate with an id.
 */
export function sharesInWords(
  line: BillLine,
  shares: readonly Share[],
  nameOf: (id: string) => string,
): string {
  const [first, ...others] = shares
  if (first && others.length === 0) return `${nameOf(first.id)}: ${wholeInPacks(line)}`
  const each = shares
    .map((share) => `${nameOf(share.id)}: ${inPacks(line, measuredFor(line.countedPack, share))}`)
    .join(', ')
  return say(messages.sharesAndTotal, { shares: each, whole: wholeInPacks(line) })
}
