/*
 * A link's text in fewer characters: raw DEFLATE in the letters that every app takes for a link's own. By
 * fflate, which is small, and jsPDF's: the browsers' own streams are not in all of them.
 */

/** How a fragment begins that is packed; no field and no list begins so. */
const MARK = 'z='
/** Shorter than that, in characters, is the link of an estimate. */
const READABLE = 300
/** Longest that is unpacked, in characters: packed, five times what the page offers. */
const MAX_PACKED_LENGTH = 20_000
/** Longest that a packed text may come to, in bytes. */
const MAX_LENGTH = 1_000_000

/** Whether a fragment, without its '#', is packed: one is opened with a document, which unpacks it. */
export function isPacked(fragment: string): boolean {
  return fragment.startsWith(MARK)
}

/** In place of a packed fragment that could not be unpacked. */
export const NOT_WHOLE = 'z'

/** Puts what the address's packed fragment says in its place. */
export async function settle(): Promise<void> {
  const text = await unpackFragment(location.hash.slice(1))
  history.replaceState(history.state, '', `#${text ?? NOT_WHOLE}`)
}

/** A fragment packed, where people could not read it anyway and it is shorter so. */
export async function packFragment(text: string): Promise<string> {
  if (text.length < READABLE) return text
  const { deflateSync, strToU8 } = await import('fflate')
  const packed = MARK + toLetters(deflateSync(strToU8(text)))
  return packed.length < text.length ? packed : text
}

/** What a packed fragment says; undefined where it was cut off or is none. No text makes it throw. */
export async function unpackFragment(fragment: string): Promise<string | undefined> {
  if (!isPacked(fragment) || fragment.length > MAX_PACKED_LENGTH) return undefined
  const { inflateSync, strFromU8 } = await import('fflate')
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
