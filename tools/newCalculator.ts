import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDefinitions } from './definitions/definitions.ts'
import { TAKEN_ADDRESSES } from './definitions/takenAddresses.ts'
import { runTool, ToolError } from './toolError.ts'

/*
 * `npm run new-calculator -- plaster-estimator` writes calculators/plaster-estimator.ts: a small
 * definition that passes every check, to be changed step by step.
 */

/**
 * Writes a starting definition. It passes every check, last in its category.
 *
 * @returns the file that was written
 * @throws ToolError where the slug cannot be used, saying why.
 */
export async function newCalculator(root: string, slug: string): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new ToolError(
      `'${slug}' is not a slug; write lower-case words with hyphens, as plaster-estimator`,
    )
  }
  const file = join(root, 'calculators', `${slug}.ts`)
  if (TAKEN_ADDRESSES.includes(slug) || existsSync(file)) {
    throw new ToolError(`'${slug}' is taken; choose another slug`)
  }
  const { page, menu } = titleOf(slug)
  const namesake = (await readDefinitions(root)).find(
    ({ calculator }) => calculator?.title.page === page || calculator?.title.menu === menu,
  )
  if (namesake) {
    throw new ToolError(`'${slug}' would have a name of ${namesake.file}; choose another slug`)
  }
  await writeFile(file, startingDefinition(slug))
  return file
}

function titleOf(slug: string) {
  const words = slug.replaceAll('-', ' ')
  const page = words.replace(/(^|\s)\S/g, (first) => first.toUpperCase())
  return { page, menu: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** The text of a definition to start from: it passes every check. */
export function startingDefinition(slug: string): string {
  const { page, menu } = titleOf(slug)
  return `import { defineCalculator } from '../schemas/definition/calculator.ts'

export default defineCalculator({
  title: {
    page: '${page}',
    menu: '${menu}',
  },
  summary: 'What this calculator works out, in one sentence for the home page.',
  fields: {
    length: { kind: 'number', label: 'Length', unit: 'm', accepts: 'positive' },
    width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
  },
  formulas: {
    area: { unit: 'm²', is: 'length * width' },
  },
  results: [
    {
      of: 'area',
      label: 'Area',
      decimals: 2,
      emphasis: 'key',
      increasesWith: ['length', 'width'],
    },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  examples: {
    room: {
      name: 'A floor of 4 m × 3 m',
      given: { length: '4', width: '3' },
      expect: { area: '12.00' },
    },
    hall: {
      name: 'A hall of 12.5 m × 8 m',
      given: { length: '12.5', width: '8' },
      expect: { area: '100.00' },
    },
  },
  assumptions: ['The floor is a rectangle.'],
  guide: {
    heading: 'How to work it out',
    steps: ['Measure the length and the width in metres.', 'Press Calculate.'],
  },
  faqs: [
    {
      question: 'What does it work out?',
      answer: 'The area: a room of {room.length} m by {room.width} m has {room.area} m².',
    },
    { question: 'In which units?', answer: 'Metres and square metres.' },
    { question: 'Is it exact?', answer: 'Yes: it is rounded once, when it is shown.' },
  ],
})
`
}

async function run(): Promise<void> {
  const [slug] = process.argv.slice(2)
  if (!slug) {
    throw new ToolError('Name the slug, as in: npm run new-calculator -- plaster-estimator')
  }
  await newCalculator(join(import.meta.dirname, '..'), slug)
  console.log(`This command wrote calculators/${slug}.ts, which passes every check.
Run npm run dev and open /${slug}: a panel shows the mistakes that the check finds while you edit.
calculators/README.md describes the next steps.`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runTool(run)
