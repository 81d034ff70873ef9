import { stripVTControlCharacters } from 'node:util'
import { runnerImport } from 'vite'

/**
 * Imports all files through one runner: with one for each, the build of many takes minutes.
 *
 * @returns of each the default export, or the reason why the file does not load
 */
export async function load(
  paths: readonly string[],
): Promise<({ definition: unknown } | { failure: string })[]> {
  try {
    return (await importTogether(paths)).map((definition) => ({ definition }))
  } catch (error) {
    const [path, ...others] = paths
    if (path === undefined) return []
    if (others.length === 0) return [{ failure: reasonOf(error) }]
    // One broken file fails them all: load each by itself to find it.
    return (await Promise.all(paths.map((one) => load([one])))).flat()
  }
}

async function importTogether(paths: readonly string[]): Promise<unknown[]> {
  const all = 'virtual:definitions'
  const imports = paths.map(
    (path, index) => `import * as module${index} from ${JSON.stringify(path)}`,
  )
  const list = paths.map((_path, index) => `module${index}.default`)
  const code = `${imports.join('\n')}\nexport default [${list.join()}]`
  const { module } = await runnerImport<{ default: unknown[] }>(all, {
    logLevel: 'silent',
    plugins: [
      {
        name: all,
        resolveId: (id) => (id === all ? `\0${all}` : undefined),
        load: (id) => (id === `\0${all}` ? code : undefined),
      },
    ],
  })
  return module.default
}

/** A # outside of quotes, in a line that the bundler quotes. */
const COMMENT = /^ *\d+ │ (?:[^'"#\n]|'[^'\n]*'|"[^"\n]*")*#/m

/** What would be right, for the reasons that beginners meet. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [COMMENT, '\nA comment begins with //, not with #'],
  [/ is not defined$/, '; is it imported, or does a formula or a text lack its quotes?'],
  [/Invalid Character `[‘’“”]`/, "\nA text stands in straight quotes: '…'"],
  [/│ +[\w]+-[\w-]+: /, '\nA name is one word, as boardGap; an id with a hyphen stands in quotes'],
]

/** An error's message as plain text: the bundler's has colour codes for a terminal. */
function reasonOf(error: unknown): string {
  const reason = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  // The bundler quotes the lines where it stopped: '24 │   tip: 'Don't …''.
  const quoted = reason.match(/^ *\d+ │.*$/gm) ?? []
  const isHalf =
    !COMMENT.test(reason) &&
    quoted.some((line) => line.replace(/"[^"]*"/g, '').split("'").length % 2 === 0)
  if (isHalf)
    return `${reason}\nAn apostrophe ends a text in '…': write ’, or put the text into "…"`
  const [, advice = ''] = ADVICE.find(([pattern]) => pattern.test(reason)) ?? []
  return reason + advice
}
