import type Fraction from 'fraction.js'
import * as messages from '#messages/cuts.ts'
import type { BillLine } from '../../schemas/bill/bill.ts'
import { lineName } from '../../schemas/bill/billPhrases.ts'
import type { CutPattern, CuttingPlan } from '../../schemas/bill/cuttingPlan.ts'
import { describePacksAlone } from '../../schemas/bill/packs.ts'
import { lengthOf, type Piece } from '../../schemas/bill/pieces.ts'
import { decimalsOf, formatExact, formatNumber } from '../../schemas/formula/number.ts'
import { say } from '../../schemas/messages/message.ts'

/** The pieces that one of several estimates needs of a line. */
export interface PiecesOf {
  /** The estimate's name. */
  name: string
  pieces: readonly Piece[]
}

/** A piece of a pattern, or several alike. */
interface NamedPiece extends Piece {
  /** The estimate that it is for, where there are several. */
  name?: string
}

/** So many stock lengths that are cut in one way, for the same estimates. */
export interface DescribedPattern {
  count: bigint
  /** '3.9 + 3.9 + 3.9, rest 0.3 m'. */
  text: string
  pattern: CutPattern
}

/** The plan of one line in words. */
export interface DescribedCuts {
  line: BillLine
  plan: CuttingPlan
  /** 'Steel bars, 12 mm'. */
  label: string
  /** '34', and 'bars (12 m)'. */
  count: string
  packs: string
  patterns: readonly DescribedPattern[]
  /** Whether a plan may need fewer, and what is left over. */
  remarks: readonly string[]
}

/** So many pieces alike are written one by one. */
const FEW = 20n

/**
 * The cutting plans of a bill's lines in words.
 *
 * @param piecesOf which estimate needs which pieces of a line; none of an estimate alone.
 */
export function describeCuts(
  lines: readonly BillLine[],
  piecesOf: (line: BillLine) => readonly PiecesOf[] = () => [],
): DescribedCuts[] {
  return lines.flatMap((line): DescribedCuts[] => {
    const { plan } = line
    if (!plan || plan.count === 0n) return []
    const { count, atLeast, stockLength, patterns } = plan
    const taken = queues(piecesOf(line))
    const all = stockLength.mul(count)
    const waste = all.sub(lengthOf(line.pieces ?? []))
    const percent = formatNumber(waste.mul(100).div(all), 1)
    return [
      {
        line,
        plan,
        label: lineName(line),
        count: `${count}`,
        packs: describePacksAlone(line, line),
        patterns: patterns.flatMap((pattern) =>
          named(pattern, taken).map(({ count, pieces }) => ({
            count,
            text: say(messages.pattern, {
              pieces: pieces.map(pieceText).join(' + '),
              rest: metres(pattern.rest),
            }),
            pattern,
          })),
        ),
        remarks: [
          count === atLeast
            ? messages.least
            : say(messages.atLeast, { least: `${atLeast}`, count: `${count}` }),
          say(messages.waste, { length: metres(waste), percent }),
        ],
      },
    ]
  })
}

/** To the millimetre, as far as a person can cut: '3.9', '0.667'. */
function metres(length: Fraction): string {
  const decimals = decimalsOf(length)
  if (decimals !== undefined && decimals <= MILLIMETRES) return formatExact(length)
  return formatNumber(length, MILLIMETRES)
}

const MILLIMETRES = 3

function pieceText({ length, count, name }: NamedPiece): string {
  const one =
    name === undefined ? metres(length) : say(messages.pieceOf, { length: metres(length), name })
  if (count > FEW) return say(messages.manyPieces, { count: `${count}`, length: one })
  return Array.from({ length: Number(count) }, () => one).join(' + ')
}

/** For each length the estimates that wait for pieces of it, in their order. */
type Queues = ReadonlyMap<string, { name: string; left: bigint }[]>

function queues(estimates: readonly PiecesOf[]): Queues {
  const taken = new Map<string, { name: string; left: bigint }[]>()
  if (estimates.length < 2) return taken
  for (const { name, pieces } of estimates) {
    for (const { length, count } of pieces) {
      const key = length.toFraction()
      taken.set(key, [...(taken.get(key) ?? []), { name, left: count }])
    }
  }
  return taken
}

/** A pattern by the estimates that its pieces are for: the first in line get theirs first. */
function named(pattern: CutPattern, taken: Queues): { count: bigint; pieces: NamedPiece[] }[] {
  if (taken.size === 0) return [{ count: pattern.count, pieces: [...pattern.pieces] }]
  const parts: { count: bigint; pieces: NamedPiece[] }[] = []
  for (let left = pattern.count; left > 0n; ) {
    // So many stock lengths are cut for the same estimates: the first of each queue has enough pieces.
    const enough = pattern.pieces.map(({ length, count }) => {
      const waiting = (taken.get(length.toFraction()) ?? []).find((one) => one.left > 0n)
      return waiting ? waiting.left / count : left
    })
    const alike = enough.reduce((least, one) => (one < least ? one : least), left)
    const times = alike > 0n ? alike : 1n
    const pieces = pattern.pieces.flatMap(({ length, count }) =>
      take(taken.get(length.toFraction()) ?? [], count, times).map((one) => ({ ...one, length })),
    )
    parts.push({ count: times, pieces })
    left -= times
  }
  return parts
}

/** Takes so many pieces for each of some stock lengths from a queue. */
function take(
  queue: { name: string; left: bigint }[],
  count: bigint,
  times: bigint,
): { name: string; count: bigint }[] {
  const parts: { name: string; count: bigint }[] = []
  let missing = count
  for (const waiting of queue) {
    const most = waiting.left / times
    const many = most < missing ? most : missing
    if (many === 0n) continue
    waiting.left -= many * times
    missing -= many
    parts.push({ name: waiting.name, count: many })
    if (missing === 0n) break
  }
  return parts
}
