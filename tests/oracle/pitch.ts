import { isLess, over, type Ratio, ratio, times } from './ratio.ts'
import { positive, type Typed } from './typed.ts'

/* The rise of a roof that is drawn with its pitch, by Lambert's fraction for the tangent and Machin's for π. */

const ONE = 10n ** 70n

/** x − x³/3 + x⁵/5 − …, for x one over a whole number. */
function arctangentOfOneOver(whole: bigint): bigint {
  let power = ONE / whole
  let sum = 0n
  for (let odd = 1n; power !== 0n; odd += 2n) {
    sum += odd % 4n === 1n ? power / odd : -power / odd
    power /= whole * whole
  }
  return sum
}

const PI = 16n * arctangentOfOneOver(5n) - 4n * arctangentOfOneOver(239n)

/** x/(1 − x²/(3 − x²/(5 − …))), to 30 decimals, for an angle in degrees. */
function tangent({ above, below }: Ratio): Ratio {
  const x = (PI * above) / (180n * below)
  let inner = 161n * ONE
  for (let odd = 159n; odd > 0n; odd -= 2n) inner = odd * ONE - (x * x) / inner
  const scale = 10n ** 30n
  return ratio((2n * x * scale + inner) / (2n * inner), scale)
}

const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''

/** The rise as typed, or else that of the pitch; undefined where there is neither, or one is not accepted. */
export function riseUsed(typed: Typed, span: Ratio): Ratio | undefined {
  const [rise, pitch] = [positive(typed.rise), positive(typed.pitch)]
  if ((!rise && !isEmpty(typed.rise)) || (!pitch && !isEmpty(typed.pitch))) return undefined
  if (pitch && isLess(ratio(70), pitch)) return undefined
  return rise ?? (pitch && over(times(tangent(pitch), span), ratio(2)))
}
