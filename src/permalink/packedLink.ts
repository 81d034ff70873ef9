import { loadModule } from '../runtime/loadModule.ts'

/*
 * Packs a long fragment: raw DEFLATE, written in letters that every app accepts inside a link. fflate is
 * small and comes with jsPDF; not all supported browsers have compression streams.
 */

/** A packed fragment begins so; no field and no list does. */
const MARK = 'z='
/** A fragment with fewer characters stays readable: an estimate's link. */
const SHORTEST_PACKED = 300
/** The longest fragment that is unpacked, in characters: five times the longest that the list's page offers. */
const MAX_PACKED_LENGTH = 20_000
/** The longest unpacked text, in bytes. */
const MAX_LENGTH = 1_000_000

/** Whether a fragment, without its '#', is packed. A document unpacks it as it opens. */
export function isPacked(fragment: string): boolean {
  return fragment.startsWith(MARK)
}

/** Replaces a packed fragment that cannot be unpacked. */
export const CUT_OFF = 'z'

/** Replaces the address's packed fragment by the unpacked one. */
export async function unpackHash(): Promise<void> {
  const text = await unpackFragment(location.hash.slice(1))
  history.replaceState(history.state, '', `#${text ?? CUT_OFF}`)
}

/**
 * Packs a fragment that is long and becomes shorter; leaves any other as it is.
 *
 * @param onLoss as of `loadModule`, which brings the code for that.
 * @throws CodeUnavailable as `loadModule` does.
 */
export async function packFragment(
  text: string,
  onLoss?: (losses: number) => void,
): Promise<string> {
  if (text.length < SHORTEST_PACKED) return text
  const { deflateSync, strToU8 } = await loadModule(() => import('fflate'), onLoss)
  const packed = MARK + toLetters(deflateSync(strToU8(text)))
  return packed.length < text.length ? packed : text
}

/** Unpacks a fragment; undefined if it is cut off or not packed. No text makes it throw. */
export async function unpackFragment(fragment: string): Promise<string | undefined> {
  if (!isPacked(fragment) || fragment.length > MAX_PACKED_LENGTH) return undefined
  const { inflateSync, strFromU8 } = await loadModule(() => import('fflate'))
  try {
    const bytes = inflateSync(fromLetters(fragment.slice(MARK.length)))
    return bytes.length > MAX_LENGTH ? undefined : strFromU8(bytes)
  } catch {
    return undefined
  }
}

/** Base64 for addresses: RFC 4648, section 5, without padding. */
function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Uint8Array {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
