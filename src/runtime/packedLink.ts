/*
 * A link's text in fewer characters: raw DEFLATE in the letters that every app takes for a link's own.
 */

/** How a fragment begins that is packed; no field and no list begins so. */
const MARK = 'z='
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

/** A fragment packed, where it is shorter so. */
export async function packFragment(text: string): Promise<string> {
  const packed = MARK + toLetters(await deflate(new TextEncoder().encode(text)))
  return packed.length < text.length ? packed : text
}

/** What a packed fragment says; undefined where it was cut off or is none. No text makes it throw. */
export async function unpackFragment(fragment: string): Promise<string | undefined> {
  if (!isPacked(fragment) || fragment.length > MAX_PACKED_LENGTH) return undefined
  try {
    const bytes = await inflate(fromLetters(fragment.slice(MARK.length)))
    return bytes.length > MAX_LENGTH ? undefined : new TextDecoder().decode(bytes)
  } catch {
    return undefined
  }
}

type Bytes = Uint8Array<ArrayBuffer>

async function deflate(bytes: Bytes): Promise<Uint8Array> {
  const stream = supported(() => new CompressionStream('deflate-raw'))
  return stream ? through(bytes, stream) : (await import('fflate')).deflateSync(bytes)
}

async function inflate(bytes: Bytes): Promise<Uint8Array> {
  const stream = supported(() => new DecompressionStream('deflate-raw'))
  return stream ? through(bytes, stream) : (await import('fflate')).inflateSync(bytes)
}

/** Chromium before 103 and Safari before 16.4 lack the format, or all of it: fflate is small, and jsPDF's. */
function supported<Stream>(make: () => Stream): Stream | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const all: number[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(all)
    for (const byte of value) all.push(byte)
    // A few letters may come to gigabytes.
    if (all.length > MAX_LENGTH) {
      await reader.cancel()
      return Uint8Array.from(all)
    }
  }
}

/** Base64 for addresses: RFC 4648, section 5, without padding. */
function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromLetters(letters: string): Bytes {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
