import { Inflate, strFromU8 } from 'fflate'
import { linkLimits } from '../limits.ts'
import { CUT_OFF, isPacked, MARK, TOO_LONG } from './packedLink.ts'

/** So many bytes are inflated at a time: DEFLATE makes at most 1,032 of one. */
const SLICE = 256

/**
 * Unpacks a fragment, and stops as soon as its text is longer than any link's: a few letters can stand
 * for gigabytes. No text makes it throw.
 *
 * @returns the text; `TOO_LONG`, or `CUT_OFF` where it cannot be unpacked.
 */
export function decompressFragment(fragment: string): string {
  if (fragment.length > linkLimits.packedLength) return TOO_LONG
  if (!isPacked(fragment)) return CUT_OFF
  try {
    return inflate(fromLetters(fragment.slice(MARK.length)))
  } catch {
    return CUT_OFF
  }
}

function inflate(packed: Uint8Array): string {
  const text = new Uint8Array(linkLimits.textLength)
  let length = 0
  let isTooLong = false
  const stream = new Inflate((part) => {
    isTooLong ||= length + part.length > text.length
    if (isTooLong) return
    text.set(part, length)
    length += part.length
  })
  for (let from = 0, isLast = false; !isLast && !isTooLong; from += SLICE) {
    isLast = from + SLICE >= packed.length
    stream.push(packed.subarray(from, from + SLICE), isLast)
  }
  return isTooLong ? TOO_LONG : strFromU8(text.subarray(0, length))
}

/** As `toLetters` in packedLink.ts wrote them. */
function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
