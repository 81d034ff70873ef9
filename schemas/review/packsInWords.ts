import { figureWithUnit, nounWithKind, packNoun, unitFor } from '#language/grammar.ts'
import * as soldAs from '#language/soldAs.ts'
import type { Material, Pack } from '../definition/compiled.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import { say } from '../messages/message.ts'

/**
 * 'tonnes of sand, each 0.625 m³, to a tenth; …': how a material is sold, in words.
 *
 * @param hasLength whether it is known how long all of it is
 */
export function packsInWords({ unit, packs }: Material, hasLength: boolean): string {
  const sold = packs.filter(({ isByLength }) => hasLength || !isByLength)
  return sold.map((pack) => describePack(pack, unit)).join('; ')
}

const PARTS = ['whole', 'tenth', 'hundredth'] as const

function describePack(pack: Pack, unit: string): string {
  const { of, holds, isByLength } = pack
  const noun = packNoun(pack)
  const packs = of === undefined ? noun.other : nounWithKind(noun, false, of)
  const part = PARTS[pack.decimals] ?? 'whole'
  if (holds === undefined) return say(soldAs.typed[part], { packs })
  if (isByLength) return say(soldAs.byLength[part], { packs })
  const each = parseRational(holds)
  if (!each || each.equals(1)) return say(soldAs.one[part], { packs })
  const size = formatExact(each)
  return say(soldAs.many[part], { packs, amount: figureWithUnit(size, unitFor(unit, size)) })
}
