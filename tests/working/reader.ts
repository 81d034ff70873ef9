import { add, ceil, divide, type Exact, exact, floor, multiply, subtract } from './exact.ts'

/*
 * An independent reader of printed working: it knows arithmetic and units' looks, and nothing of
 * formulas, trees or calculators. It shares no code with what it reads.
 */

/** A printed step taken apart at its equals signs. */
export interface ReadStep {
  title: string
  words: string
  /** What the numbers come to, before a rounding that stands behind the whole formula. */
  computed: Exact
  rounding: 'up' | 'down' | undefined
  /** What is printed on the right, first to last, with the rounding that leads to the next. */
  right: Stated[]
}

/** A value on the right side: exact, or cut with more decimals to come. */
export interface Stated {
  text: string
  value: Exact
  /** Decimals after which more follow; undefined for a value that is printed whole. */
  cutAfter: number | undefined
  next: { how: 'up' | 'down' } | { how: 'decimals'; decimals: number } | undefined
}

/** Reads 'Tiles needed = room area ÷ tile area, rounded up = 9.00 m² ÷ 0.0900 m² = 100 tiles'. */
export function readStep(line: string): ReadStep {
  const [title, words, numbers, ...right] = line.split(' = ')
  if (!title || !words || !numbers || right.length === 0) throw new Error(`Too few parts: ${line}`)
  const rounding = /, rounded (up|down)$/.exec(words)?.[1]
  return {
    title,
    words,
    computed: readExpression(numbers),
    rounding: rounding === 'up' || rounding === 'down' ? rounding : undefined,
    right: right.map(readStated),
  }
}

function readStated(text: string): Stated {
  const [, figure = '', how] =
    /^(.*?)(?:, rounded (up|down|to a whole number|to \d+ decimals?))?$/.exec(text) ?? []
  const reader = new Reader(figure)
  const { value, cutAfter } = reader.figure()
  reader.end()
  return { text, value, cutAfter, next: readRounding(how) }
}

function readRounding(how: string | undefined): Stated['next'] {
  if (how === undefined) return undefined
  if (how === 'up' || how === 'down') return { how }
  return { how: 'decimals', decimals: Number(/\d+/.exec(how)?.[0] ?? 0) }
}

/** Computes '(12 mm)² × 12 m ÷ 162 mm²·m/kg' by the rules taught at school. */
export function readExpression(text: string): Exact {
  const reader = new Reader(text)
  const value = reader.sum()
  reader.end()
  return value
}

const UNIT = /^(%| [A-Za-z][A-Za-z²³·/]*(?= |$|\)|,))/

class Reader {
  private rest: string

  constructor(text: string) {
    this.rest = text
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

  sum(): Exact {
    let value = this.product()
    for (let sign = this.take(/^ ([+−]) /); sign; sign = this.take(/^ ([+−]) /)) {
      const next = this.product()
      value = sign[1] === '+' ? add(value, next) : subtract(value, next)
    }
    return value
  }

  private product(): Exact {
    let value = this.power()
    for (let sign = this.take(/^ ([×÷]) /); sign; sign = this.take(/^ ([×÷]) /)) {
      const next = this.power()
      value = sign[1] === '×' ? multiply(value, next) : divide(value, next)
    }
    return value
  }

  private power(): Exact {
    const base = this.single()
    const exponent = this.take(/^[⁰¹²³⁴⁵⁶⁷⁸⁹]/)
    if (!exponent) return base
    return Array.from({ length: '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(exponent[0]) }).reduce<Exact>(
      (product) => multiply(product, base),
      exact(1n),
    )
  }

  private single(): Exact {
    const extreme = this.take(/^the (small|larg)(?:er|est) of \(/)
    if (extreme) {
      let value = this.sum()
      while (this.take(/^ and /)) {
        const next = this.sum()
        const less = subtract(next, value).above < 0n
        if (less === (extreme[1] === 'small')) value = next
      }
      if (!this.take(/^\)/)) throw new Error(`No closing bracket: ${this.rest}`)
      return value
    }
    const fraction = this.take(/^\(([−]?\d+)\/(\d+)\)/)
    if (fraction) {
      this.take(UNIT)
      return quotient(fraction)
    }
    if (this.take(/^\(/)) {
      const value = this.sum()
      const rounding = this.take(/^, rounded (up|down)/)?.[1]
      if (!this.take(/^\)/)) throw new Error(`No closing bracket: ${this.rest}`)
      if (!rounding) return value
      return rounding === 'up' ? ceil(value) : floor(value)
    }
    return this.figure().value
  }

  /** '9.00 m²', '1,200', '10%', or '10.666… (32/3) kg', whose fraction is the value. */
  figure(): { value: Exact; cutAfter: number | undefined } {
    const match = this.take(/^([−]?)(\d{1,3}(?:,\d{3})*)(?:\.(\d+))?(…)?/)
    if (!match) throw new Error(`No figure at: ${this.rest}`)
    const [, minus, whole = '', decimals = '', more] = match
    const digits = BigInt(whole.replaceAll(',', '') + decimals)
    const value = exact(minus ? -digits : digits, 10n ** BigInt(decimals.length))
    const fraction = more ? this.take(/^ \(([−]?\d+)\/(\d+)\)/) : undefined
    this.take(UNIT)
    if (!fraction) return { value, cutAfter: more ? decimals.length : undefined }
    const whole_ = quotient(fraction)
    if (!isCutOf(value, whole_, decimals.length))
      throw new Error(`${match[0]} is not ${fraction[0]}`)
    return { value: whole_, cutAfter: undefined }
  }
}

function quotient([, above = '', below = '']: RegExpExecArray): Exact {
  return exact(BigInt(above.replace('−', '-')), BigInt(below))
}

/** Whether a value begins with the digits of another, cut after so many decimals. */
export function isCutOf(cut: Exact, value: Exact, decimals: number): boolean {
  const step = exact(1n, 10n ** BigInt(decimals))
  const sizeOf = (number: Exact) => (number.above < 0n ? subtract(exact(0n), number) : number)
  const gap = subtract(sizeOf(value), sizeOf(cut))
  return gap.above >= 0n && subtract(gap, step).above < 0n
}
