const NOTHING: Readonly<Record<string, unknown>> = {}

/** The keys of data that nobody has parsed, with what each holds; none where the data is no object. */
export function recordOf(data: unknown): Readonly<Record<string, unknown>> {
  return isRecord(data) ? data : NOTHING
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null
}
