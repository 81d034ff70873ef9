import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { formulaDiagnostic } from '../../schemas/compile/diagnostic.ts'
import { sand } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'

const using = (slug: string) => ({
  ...sand,
  uses: { gravel: { ...sand.uses.gravel, of: slug } },
})

test('The check reports a circle from where it begins, whichever calculator leads into it', () => {
  const verdicts = checkAll(
    ['path', 'sand', 'gravel'].map((name, index, names) => ({
      file: `calculators/${name}.ts`,
      slug: name,
      definition: using(names[index + 1] ?? 'sand'),
    })),
  )
  expect(verdicts.get('gravel')?.diagnostics).toEqual([
    {
      path: 'uses.gravel.of',
      message: "is 'sand', which needs this calculator in turn: sand → gravel → sand",
    },
  ])
  expect([...verdicts.keys()].sort()).toEqual(['gravel', 'path', 'sand'])
})

test('A fault that is no mistake of a definition is not taken for one', () => {
  const definition = {
    ...valid,
    get title(): never {
      throw new RangeError('no title today')
    },
  }
  const read = { file: 'calculators/gravel.ts', slug: 'gravel', definition }
  expect(() => checkAll([read])).toThrow(new RangeError('no title today'))
  expect(() => formulaDiagnostic('formulas.volume', new RangeError('no formula today'))).toThrow(
    new RangeError('no formula today'),
  )
})
