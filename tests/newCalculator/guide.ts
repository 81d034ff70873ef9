import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Reads the guide in calculators/README.md as a person follows it: the first block of code is a whole
 * file, and each later one adds or replaces keys of it. `// …` keeps the entries that a key has already.
 */

const guide = readFileSync(join(import.meta.dirname, '../../calculators/README.md'), 'utf8')
const KEPT = '// …'

/** The part of the guide from one block that changes the file to the next. */
export interface Stage {
  /** The heading above it. */
  heading: string
  /** The whole file, as it is now. */
  file: string
  /** The lines that the working of the first example has, or ends in. */
  working: string[]
  /** The whole file with a sideline of the guide in it, for each block that the file goes on without. */
  asides: string[]
  /** Mistakes in it: lines that go, lines that come, and what the check then says. */
  mistakes: { removed: string; added: string; answer: string }[]
}

interface Block {
  heading: string
  language: string
  isAside: boolean
  code: string
}

function blocksOf(text: string): Block[] {
  let heading = ''
  return [...text.matchAll(/^## (.+)$|^```(\w+)( aside)?\n([\s\S]*?)^```$/gm)].flatMap(
    ([, title, language = '', aside, code = '']) => {
      heading = title ?? heading
      return title === undefined ? [{ heading, language, isAside: Boolean(aside), code }] : []
    },
  )
}

/** Lines grouped by the key or the item that they belong to. */
function entriesOf(lines: readonly string[], begins: RegExp): string[][] {
  const entries: string[][] = []
  for (const line of lines) {
    if (begins.test(line)) entries.push([line])
    else entries.at(-1)?.push(line)
  }
  return entries
}

function nameOf(entry: readonly string[]): string {
  const [, name] = /^ *(?:(\w+):|\{)/.exec(entry[0] ?? '') ?? []
  return name ?? /\b(of|use|material): '([\w-]+)'|question: '(.+)'/.exec(entry.join(' '))?.[0] ?? ''
}

/** Merges an entry with the same entry in a later block, whose `// …` stands for the lines that it has already. */
function merged(before: readonly string[], now: string[]): string[] {
  if (now[1]?.trim() !== KEPT) return now
  const [first = '', , ...brought] = now
  const last = brought.pop() ?? ''
  const begins = new RegExp(`^ {${now[1].indexOf(KEPT)}}[\\w'{.]`)
  const inside = entriesOf(before.slice(1, -1), begins)
  for (const entry of entriesOf(brought, begins)) {
    const place = inside.findIndex((other) => nameOf(other) === nameOf(entry))
    if (place === -1) inside.push(entry)
    else inside[place] = merged(inside[place] ?? [], entry)
  }
  return [first, ...inside.flat(), last]
}

/** The file that the guide builds up: its imports and its keys, in the order in which they came. */
class GuideFile {
  #imports = new Set<string>()
  #keys = new Map<string, string[]>()

  /** The text of the file with one more block, which it does not keep. */
  with(code: string): string {
    const copy = new GuideFile()
    copy.#imports = new Set(this.#imports)
    copy.#keys = new Map(this.#keys)
    copy.add(code)
    return copy.file
  }

  add(code: string): void {
    const lines = code.trimEnd().split('\n')
    for (const line of lines.filter((text) => text.startsWith('import '))) this.#imports.add(line)
    const body = lines.filter((text) => text.startsWith('  '))
    for (const entry of entriesOf(body, /^ {2}\w+:/)) {
      const name = nameOf(entry)
      this.#keys.set(name, merged(this.#keys.get(name) ?? [], entry))
    }
  }

  get file(): string {
    const path = (line: string) => line.split(' from ')[1] ?? ''
    const imports = [...this.#imports].sort((one, other) => (path(one) < path(other) ? -1 : 1))
    const keys = [...this.#keys.values()].flat()
    return [...imports, '', 'export default defineCalculator({', ...keys, '})', ''].join('\n')
  }
}

function lines(code: string, sign: string): string {
  const signed = code.split('\n').filter((line) => line.startsWith(sign))
  return signed.map((line) => line.slice(1)).join('\n')
}

function stagesOf(text: string): Stage[] {
  const guideFile = new GuideFile()
  const stages: Stage[] = []
  for (const { heading, language, isAside, code } of blocksOf(text)) {
    if (isAside) stages.at(-1)?.asides.push(guideFile.with(code))
    else if (language === 'ts') {
      guideFile.add(code)
      stages.push({ heading, file: guideFile.file, asides: [], working: [], mistakes: [] })
    }
    const stage = stages.at(-1)
    if (language === 'txt') stage?.working.push(...code.trimEnd().split('\n'))
    if (language === 'diff') {
      const [removed, added] = [lines(code, '-'), lines(code, '+')]
      stage?.mistakes.push({ removed, added, answer: '' })
    }
    const mistake = stage?.mistakes.at(-1)
    if (language === 'text' && mistake) mistake.answer = code.trimEnd()
  }
  return stages
}

/** Every stage of the guide, first to last. */
export const guideStages = stagesOf(guide)

/** The words in Kiswahili that the guide gives its first calculator, as a file. */
export const guideTranslation =
  blocksOf(guide).find(({ heading }) => heading === 'In Kiswahili')?.code ?? ''

/** The calculator that the guide builds up: its slug, and the whole file. */
export const guideCalculator = {
  slug: /npm run new-calculator -- ([a-z0-9-]+)/.exec(guide)?.[1] ?? '',
  text: guideStages.at(-1)?.file ?? '',
}
