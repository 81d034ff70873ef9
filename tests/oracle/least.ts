/**
 * The least whole number from `first` on for which something holds that holds for every larger one:
 * found by trying, where the site divides and rounds up.
 */
export function least(first: bigint, holds: (count: bigint) => boolean): bigint {
  if (holds(first)) return first
  let below = first
  let step = 1n
  while (!holds(below + step)) {
    below += step
    step *= 2n
  }
  let above = below + step
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (holds(middle)) above = middle
    else below = middle
  }
  return above
}
