import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryDeclarations } from '../../tools/definitions/declarations.ts'
import { readCalculators, readDefinitions } from '../../tools/definitions/definitions.ts'
import { valid } from '../rejected/valid.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'definitions-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const define = (name: string, definition: unknown) =>
  writeFile(join(root, name), `export default ${JSON.stringify(definition)}`)
const titled = (name: string) => ({ page: `${name} Calculator`, menu: name })

test('A file that does not load, or has a key twice, says what would be right', async () => {
  await writeFile(join(root, 'sand.ts'), 'export default { fields: { mix: concreteMixes } }')
  const [sand] = await readDefinitions(root, ['.'])
  expect(sand?.diagnostics).toEqual([
    {
      path: '',
      message:
        'does not load: concreteMixes is not defined; is it imported, or does a formula or a text lack its quotes?',
    },
  ])
  await writeFile(
    join(root, 'sand.ts'),
    "export default {\n  tip: 'Don't wait, order \"early\".',\n}",
  )
  const [quoted] = await readDefinitions(root, ['.'])
  expect(quoted?.diagnostics[0]?.message).toMatch(/\nAn apostrophe ends a text in '…': write ’,/)
  const advised = async (source: string) => {
    await writeFile(join(root, 'sand.ts'), `export default {\n  ${source},\n}`)
    return (await readDefinitions(root, ['.']))[0]?.diagnostics[0]
  }
  expect((await advised('tip: ‘Wait.’'))?.message).toMatch(
    /\nA text stands in straight quotes: '…'$/,
  )
  for (const commented of ["# a gap isn't one\n  tip: 'Wait.'", "tip: 'Wait.', # a tip"]) {
    expect((await advised(commented))?.message).toMatch(/\nA comment begins with \/\/, not with #$/)
  }
  expect((await advised('board-gap: 5'))?.message).toMatch(/\nA name is one word, as boardGap;/)
  expect(await advised("fields: { gap: { label: 'Gap', unit: 'm', label: 'Gaps' } }")).toEqual({
    path: 'fields.gap.label',
    message: 'stands there twice, and the last one alone would count; leave one of the two out',
  })
})

test('One error lists every mistake of every file, such as the slug of a page', async () => {
  await define('gravel.ts', { ...valid, whenChanged: 'forget' })
  await define('privacy.ts', { ...valid, title: titled('Privacy') })
  await expect(readCalculators(root, ['.'])).rejects.toThrow(
    [
      "gravel.ts: whenChanged is none of 'keep', 'clear'",
      "privacy.ts: has the slug 'privacy', which is taken; rename the file",
    ].join('\n'),
  )
})

test('The check refuses computed values in a file, wherever they hide, with their places', async () => {
  const { summary: _, ...rest } = valid
  const data = JSON.stringify({ ...rest, keywords: undefined })
  await writeFile(
    join(root, 'gravel.ts'),
    `const year = 2026
export default { ...${data}, summary: 'Gravel ' + new Date(0).getFullYear(), keywords: [\`a \${year}\`, 'b'.trim()] }`,
  )
  const [read] = await readDefinitions(root, ['.'])
  expect(read?.diagnostics.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'summary calls new Date(0).getFullYear(); a definition is pure data, the same whenever it is read: write what it comes to',
    "keywords[1] calls 'b'.trim(); a definition is pure data, the same whenever it is read: write what it comes to",
  ])
  expect(read?.calculator).toBeUndefined()
})

test('The check refuses a function in the definition, and allows the call of defineCalculator', async () => {
  await writeFile(
    join(root, 'gravel.ts'),
    `const defineCalculator = ({ of }: { of: object }) => of
export default defineCalculator(${JSON.stringify(valid)} as never)`,
  )
  const [read] = await readDefinitions(root, ['.'])
  expect(read?.diagnostics.map(({ path, message }) => `${path} ${message}`)).toEqual([
    ' has the function ({ of }: { of: object }) => of; a definition is pure data, the same whenever it is read: write what it comes to',
  ])
})

test('The message about a false declaration has two inputs that disprove it', async () => {
  const [volume, weight, loads] = valid.results
  await define('gravel.ts', {
    ...valid,
    results: [
      volume,
      { ...weight, decreasesWith: ['depth'] },
      { ...loads, increasesWith: ['area'] },
    ],
  })
  const [read] = tryDeclarations(await readDefinitions(root, ['.']))
  expect(read?.diagnostics.map(({ path, message }) => `${path} ${message}`)).toEqual([
    `results[1].decreasesWith[0] names "depth", but a larger one can make "weight" larger: 22.23 with '13', 27.36 with '16' (area '90', stone 'murram')`,
  ])
  expect(read?.calculator).toBeUndefined()
})

test('What is worked out from what one has may shrink no result and no line of the bill, in any pack', async () => {
  await define('gravel.ts', {
    ...valid,
    solveFor: ['area', 'share'],
    fields: {
      ...valid.fields,
      share: { kind: 'number', label: 'Share', unit: '1', default: '2', accepts: 'positive' },
    },
    materials: [{ material: 'spoil', amount: 'volume / share' }],
    ownMaterials: {
      spoil: {
        name: 'spoil',
        unit: 'm³',
        packs: { load: { singular: 'load', plural: 'loads', of: 'spoil', holds: '1' } },
        assumption: 'A cart holds so much.',
      },
    },
  })
  const [read] = tryDeclarations(await readDefinitions(root, ['.']))
  expect(read?.diagnostics.map(({ path, message }) => `${path} ${message}`)).toEqual([
    expect.stringMatching(
      /^solveFor\[1\] names "share", but a larger one can make "spoil in loads" fewer: \d+ with '\d+', \d+ with '\d+' \(/,
    ),
  ])
})

test('A declaration of a field that is zero at first is tried with other figures, too', async () => {
  const [volume, weight, loads] = valid.results
  const spare = {
    kind: 'number',
    label: 'Spare',
    unit: '1',
    default: '0',
    accepts: { minimum: '0' },
  }
  const is = `(${valid.formulas.weight.is}) / (spare + 1)`
  await define('gravel.ts', {
    ...valid,
    fields: { ...valid.fields, spare },
    formulas: { ...valid.formulas, weight: { ...valid.formulas.weight, is } },
    results: [volume, { ...weight, increasesWith: ['spare'] }, loads],
  })
  const [read] = tryDeclarations(await readDefinitions(root, ['.']))
  expect(read?.diagnostics.map(({ path, message }) => `${path} ${message}`)).toEqual([
    expect.stringMatching(
      /^results\[1\]\.increasesWith\[0\] names "spare", but a larger one can make "weight" smaller: /,
    ),
  ])
})
