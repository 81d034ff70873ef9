import type { Plugin } from 'vite'

/** Where the code built for Node says which of its files it is about to import. */
const NOTE = '__noteImport'

/**
 * Makes the code built for Node note every dynamic import, so that the build knows which code a
 * page needs without a list that somebody has to keep.
 */
export function notingImports(): Plugin {
  return {
    name: 'prerender:imports',
    renderChunk(code, { dynamicImports }) {
      const files = new Set(dynamicImports)
      return code.replaceAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (call, file: string) =>
        files.has(file) ? `(globalThis.${NOTE}?.(${JSON.stringify(file)}), ${call})` : call,
      )
    },
  }
}

/** Runs `work`, one at a time, and tells which files it imported, by their names. */
export async function importNotes<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; imported: Set<string> }> {
  const imported = new Set<string>()
  Object.assign(globalThis, { [NOTE]: (file: string) => imported.add(file) })
  try {
    return { value: await work(), imported }
  } finally {
    Object.assign(globalThis, { [NOTE]: undefined })
  }
}
