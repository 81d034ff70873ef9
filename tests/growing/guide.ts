import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const guide = readFileSync(join(import.meta.dirname, '../../calculators/README.md'), 'utf8')

/** The guide's code blocks of one kind, first to last. */
export function blocks(kind: string): string[] {
  return [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, language]) => language === kind)
    .map(([, , code = '']) => code)
}

/** The scripts that the guide says to run. */
export const guideScripts = [...guide.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name)

/** The calculator that the guide builds up: its address, and the whole file. */
export const guideCalculator = {
  address: /npm run new-calculator -- ([a-z0-9-]+)/.exec(guide)?.[1] ?? '',
  text: blocks('ts').join(''),
}
