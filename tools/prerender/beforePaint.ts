/** A script that a page needs. */
export interface Script {
  file: string
  /** Whether it is fetched only when the page has been seen. */
  afterPaint: boolean
}

/**
 * How much a page fetches at least before it has been seen: what a slow network (700 kbit/s,
 * 300 ms) carries while the rest is being asked for. With less it would stand idle.
 */
export const MEANWHILE_BYTES = 26_250
/** What comes with each file: the headers of deploy/nginx.conf. */
export const HEADERS_BYTES = 600

/**
 * Chooses which scripts a page fetches before it has been seen: enough, of small ones, since a large
 * one takes longer than several together; and of those the fewest, since a browser has only a few
 * connections to give.
 *
 * @param scripts what the page needs, with what each weighs compressed, the lightest first
 * @returns the same, the heaviest first: that is how they are asked for
 */
export function beforePaint(scripts: readonly { file: string; bytes: number }[]): Script[] {
  let bytes = 0
  let end = 0
  for (const script of scripts) {
    if (bytes >= MEANWHILE_BYTES) break
    bytes += script.bytes + HEADERS_BYTES
    end += 1
  }
  let start = 0
  for (const script of scripts.slice(0, end)) {
    bytes -= script.bytes + HEADERS_BYTES
    if (bytes < MEANWHILE_BYTES) break
    start += 1
  }
  return scripts
    .map(({ file }, place) => ({ file, afterPaint: place < start || place >= end }))
    .reverse()
}
