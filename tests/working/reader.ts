import { minus as exactMinus, type Ratio, ratio } from '../oracle/ratio.ts'
import { cosine, sine, tangent } from './angles.ts'
import {
  type Between,
  cutFrom,
  extremeOf,
  minus,
  onBoth,
  only,
  over,
  plus,
  rootOf,
  roundedDown,
  roundedUp,
  theOne,
  times,
} from './between.ts'

/*
 * An independent reader of printed working: it knows arithmetic and units' looks, and nothing of
 * formulas, trees or calculators. It shares no code with what it reads.
 */

/** A printed step taken apart at its equals signs. */
export interface ReadStep {
  title: string
  words: string
  /** The value of the numbers, before a rounding of the whole formula. */
  computed: Between
  rounding: 'up' | 'down' | undefined
  /** The values on the right, first to last, with the rounding that leads to the next. */
  right: Stated[]
}

/** A value on the right side: exact, or cut with more decimals to come. */
export interface Stated {
  text: string
  value: Between
  next: { how: 'up' | 'down' } | { how: 'decimals'; decimals: number } | undefined
}

/** Reads 'Tiles needed = room area ÷ tile area, rounded up = 9.00 m² ÷ 0.0900 m² = 100 tiles'. */
export function readStep(line: string): ReadStep {
  // The calculator that the formula comes from is named after the step.
  const [title, words, numbers, ...right] = line.replace(/ \(as in the .+\)$/, '').split(' = ')
  if (!title || !words || !numbers || right.length === 0) throw new Error(`Too few parts: ${line}`)
  const rounding = /, rounded (up|down)$/.exec(words)?.[1]
  return {
    title,
    words,
    computed: readFigures(numbers),
    rounding: rounding === 'up' || rounding === 'down' ? rounding : undefined,
    right: right.map(readStated),
  }
}

function readStated(text: string): Stated {
  const [, figure = '', how] =
    /^(.*?)(?:, rounded (up|down|to a whole number|to \d+ decimals?))?$/.exec(text) ?? []
  const reader = new Reader(figure)
  const value = reader.figure()
  reader.end()
  return { text, value, next: readRounding(how) }
}

function readRounding(how: string | undefined): Stated['next'] {
  if (how === undefined) return undefined
  if (how === 'up' || how === 'down') return { how }
  return { how: 'decimals', decimals: Number(/\d+/.exec(how)?.[0] ?? 0) }
}

/**
 * Computes '(12 mm)² × 12 m ÷ 162 mm²·m/kg' by the rules taught at school; given the values of names,
 * also 'room area ÷ tile area, rounded up'.
 */
export function readExpression(text: string, names?: ReadonlyMap<string, Ratio>): Ratio {
  return theOne(readFigures(text, names))
}

/** The same, where figures may be cut: '2 × 6.916… m'. */
function readFigures(text: string, names: ReadonlyMap<string, Ratio> = new Map()): Between {
  const reader = new Reader(text, names)
  const value = reader.roundedSum()
  reader.end()
  return value
}

/** A word after a figure is its unit, unless it leads to the next figure. */
const UNIT = /^([%°]| (?!and )[A-Za-z][A-Za-z²³⁴·/]*(?= |$|\)|,))/
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

class Reader {
  private rest: string
  /** Longest first: 'wall length' is not a wall. */
  private readonly names: [words: string, value: Ratio][]

  constructor(text: string, names: ReadonlyMap<string, Ratio> = new Map()) {
    this.rest = text
    this.names = [...names].sort(([one], [other]) => other.length - one.length)
  }

  end(): void {
    if (this.rest !== '') throw new Error(`Left over: ${this.rest}`)
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest)
    if (!match) return undefined
    this.rest = this.rest.slice(match[0].length)
    return match
  }

  roundedSum(): Between {
    const value = this.sum()
    const rounding = this.take(/^, rounded (up|down)/)?.[1]
    if (!rounding) return value
    return rounding === 'up' ? roundedUp(value) : roundedDown(value)
  }

  private sum(): Between {
    let value = this.product()
    for (let sign = this.take(/^ ([+−]) /); sign; sign = this.take(/^ ([+−]) /)) {
      const next = this.product()
      value = sign[1] === '+' ? plus(value, next) : minus(value, next)
    }
    return value
  }

  private product(): Between {
    let value = this.power()
    for (let sign = this.take(/^ ([×÷]) /); sign; sign = this.take(/^ ([×÷]) /)) {
      const next = this.power()
      value = sign[1] === '×' ? times(value, next) : over(value, next)
    }
    return value
  }

  private power(): Between {
    const base = this.single()
    const exponent = this.take(/^[⁰¹²³⁴⁵⁶⁷⁸⁹]+/)
    if (!exponent) return base
    const length = Number([...exponent[0]].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''))
    return Array.from({ length }).reduce<Between>(
      (product) => times(product, base),
      only(ratio(1n)),
    )
  }

  private single(): Between {
    const named = this.name()
    if (named) return only(named)
    if (this.take(/^√(?=\()/)) return rootOf(this.single())
    const extreme = this.take(/^the (small|larg)(?:er|est) of \(/)?.[1]
    if (extreme) {
      let value = this.sum()
      while (this.take(/^ and /)) {
        value = extremeOf(value, this.sum(), extreme === 'small' ? 'small' : 'larg')
      }
      if (!this.take(/^\)/)) throw new Error(`No closing bracket: ${this.rest}`)
      return value
    }
    const ofAngle = this.take(/^the (sine|cosine|tangent) of (?=\()/)?.[1]
    if (ofAngle) {
      const angle = this.single()
      if (ofAngle === 'tangent') return onBoth(angle, tangent)
      return onBoth(angle, ofAngle === 'sine' ? sine : cosine)
    }
    const fraction = this.take(/^\(([−]?\d+)\/(\d+)\)/)
    if (fraction) {
      this.take(UNIT)
      return only(quotient(fraction))
    }
    if (this.take(/^\(/)) {
      const value = this.roundedSum()
      if (!this.take(/^\)/)) throw new Error(`No closing bracket: ${this.rest}`)
      return value
    }
    return this.figure()
  }

  /** A name in full: 'tile' is not read in 'tiles needed'. */
  private name(): Ratio | undefined {
    const found = this.names.find(
      ([words]) =>
        this.rest.startsWith(words) && !/^[\p{L}\d]/u.test(this.rest.slice(words.length)),
    )
    if (found) this.rest = this.rest.slice(found[0].length)
    return found?.[1]
  }

  /** '9.00 m²', '1,200', '10%', '6.916… m', or '10.666… (32/3) kg', whose fraction is the value. */
  figure(): Between {
    // A figure that a formula holds itself is as it was written: 1000, .25.
    const match = this.take(/^([−]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d+))?(…)?/)
    if (!match || !/\d/.test(match[0])) throw new Error(`No figure at: ${this.rest}`)
    const [, minus_, whole = '', decimals = '', more] = match
    const digits = BigInt(whole.replaceAll(',', '') + decimals)
    const value = ratio(minus_ ? -digits : digits, 10n ** BigInt(decimals.length))
    const fraction = more ? this.take(/^ \(([−]?\d+)\/(\d+)\)/) : undefined
    this.take(UNIT)
    if (!fraction) return more ? cutFrom(value, decimals.length, minus_ !== '') : only(value)
    const whole_ = quotient(fraction)
    if (!isCutOf(value, whole_, decimals.length))
      throw new Error(`${match[0]} is not ${fraction[0]}`)
    return only(whole_)
  }
}

function quotient([, above = '', below = '']: RegExpExecArray): Ratio {
  return ratio(BigInt(above.replace('−', '-')), BigInt(below))
}

/** Whether a value begins with the digits of another, cut after so many decimals. */
function isCutOf(cut: Ratio, value: Ratio, decimals: number): boolean {
  const step = ratio(1n, 10n ** BigInt(decimals))
  const sizeOf = (number: Ratio) => (number.above < 0n ? exactMinus(ratio(0n), number) : number)
  const gap = exactMinus(sizeOf(value), sizeOf(cut))
  return gap.above >= 0n && exactMinus(gap, step).above < 0n
}
