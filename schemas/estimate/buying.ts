import type Fraction from 'fraction.js'
import type { Calculator, Material, Pack } from '../definition/compiled.ts'
import { digits, explain, type Figure, withUnit } from '../formula/explain.ts'
import { formatExact, parseRational } from '../formula/number.ts'
import { type Formula, namesIn } from '../formula/tree.ts'
import { spoken, type Voice, written } from '../formula/voice.ts'
import { type BillLine, sizeOf } from './bill.ts'
import type { Estimate } from './estimate.ts'
import { figuresFor, type WorkingStep } from './working.ts'

/**
 * How each line of an estimate's bill comes about: the exact amount, and the packs that it is
 * rounded up to: '… = 0.57 m³ × 1.54 = 0.88 m³; 0.88 m³ ÷ 0.625 m³/tonne = 1.408, rounded up to 1.5
 * tonnes'.
 */
export function buyingSteps(
  calculator: Calculator,
  estimate: Estimate,
  lines: readonly BillLine[],
): WorkingStep[] {
  const figures = figuresFor(calculator, estimate)
  return calculator.takes.flatMap(({ material, tree }) => {
    const line = lines.find((other) => other.material.id === material.id)
    if (!line) return []
    const own: Figure = {
      words: `${material.name} to buy`,
      value: line.exact,
      unit: material.unit,
      approximate: namesIn(tree).some(({ name }) => figures.figure(name).approximate),
    }
    // What is bought as it was worked out needs no step of its own.
    const source = unclamped(tree, own.value)
    const amount = source.kind === 'name' ? undefined : explain(source, own, figures)
    const name = own.words.charAt(0).toUpperCase() + own.words.slice(1)
    const told = (voice: Voice, before: string | undefined) => {
      if (before === undefined) return name + voice.equals + packsTold(line, own, voice)
      const isCounted = sizeOf(line).equals(1) && line.exact.equals(line.packs)
      return isCounted ? before : `${before}; ${packsTold(line, own, voice)}`
    }
    return [
      {
        key: `buy-${material.id}`,
        written: told(written, amount?.written),
        spoken: `${told(spoken, amount?.spoken.replace(/\.$/, ''))}.`,
      },
    ]
  })
}

/** Without 'at least nothing' where there is something: 'final count' for 'the larger of 0 and …'. */
function unclamped(tree: Formula, value: Fraction): Formula {
  // Of a call that begins with 0, and comes to something, only the largest is left.
  if (tree.kind !== 'call' || value.n === 0n) return tree
  const [least, amount, ...more] = tree.arguments
  const isNothing = least?.kind === 'number' && least.value === '0'
  return amount && isNothing && more.length === 0 ? amount : tree
}

/** '0.88 m³ ÷ 0.625 m³/tonne = 1.408, rounded up to 1.5 tonnes', '12.3 bags, rounded up to 13 bags'. */
function packsTold(line: BillLine, own: Figure, voice: Voice): string {
  const { exact, material, counted, packs, shown } = line
  const size = sizeOf(line)
  const asked = `${shown} ${packs.equals(1) ? counted.one : counted.many}`
  const amount = withUnit(own, voice)
  if (size.equals(1)) return exact.equals(packs) ? asked : `${amount}, rounded up to ${asked}`
  const unit = `${material.unit}/${counted.one}`
  const each = withUnit({ words: '', value: size, unit, given: true }, voice)
  const count = exact.div(size)
  const counts = count.equals(packs)
    ? asked
    : `${digits({ ...own, value: count }, voice).text}, rounded up to ${asked}`
  return amount + voice.operators['/'] + each + voice.equals + counts
}

/** 'tonnes of 0.625 m³, to 1 decimal; wheelbarrows of 0.065 m³': how a material is sold, in words. */
export function packsInWords({ unit, packs }: Material): string {
  return packs.map((pack) => packInWords(pack, unit)).join('; ')
}

function packInWords({ many, of, holds, asks, decimals }: Pack, unit: string): string {
  const name = of === undefined ? many : `${many} of ${of}`
  const each = holds === undefined ? undefined : parseRational(holds)
  const size = asks === undefined ? '' : ', whose content a person types'
  const sold = decimals === 0 ? 'whole' : decimals === 1 ? 'to a tenth' : 'to a hundredth'
  const held =
    each && !each.equals(1) ? `, each ${formatExact(each)}${written.unit(unit, false)}` : size
  return `${name}${held}, ${sold}`
}
