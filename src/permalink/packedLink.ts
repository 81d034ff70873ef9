import { loadModule } from '../runtime/loadModule.ts'

/*
 * Packs a long fragment: raw DEFLATE, written in letters that every app accepts inside a link. fflate is
 * small and comes with jsPDF; not all supported browsers have compression streams.
 * unpackLink.ts reads them.
 */

/** A packed fragment begins so; no field and no list does. */
export const MARK = 'z='
/** A fragment with fewer characters stays readable: an estimate's link. */
const SHORTEST_PACKED = 300

/** Whether a fragment, without its '#', is packed. */
export function isPacked(fragment: string): boolean {
  return fragment.startsWith(MARK)
}

/** Replaces a packed fragment that cannot be unpacked. */
export const CUT_OFF = 'z'

/** Replaces a packed fragment whose text is longer than any link's. */
export const TOO_LONG = 'z-long'

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

/** Base64 for addresses: RFC 4648, section 5, without padding. */
function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
