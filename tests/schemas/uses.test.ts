import { expect, test } from 'vitest'
import { inlineFormulas } from '../../schemas/compile/inline.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import { sand } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { check } from '../support/checked.ts'

const gravel = check(valid)
const user = parseShape(sand)
if (Array.isArray(user)) throw new Error('Sand has its shape')

test.each([
  ['is the same', { lorryLoad: { value: '7', unit: 'tonne' } }, 'lorryLoad'],
  ['is written otherwise', { load: { value: '7.0', unit: 'tonne', label: 'Lorry load' } }, 'load'],
  ['has another value', { lorryLoad: { value: '8', unit: 'tonne' } }, undefined],
  ['has another unit', { lorryLoad: { value: '7', unit: 'kg' } }, undefined],
  ['has other words', { tipper: { value: '7', unit: 'tonne' } }, undefined],
])(
  'A constant of a calculator that is used is one of this one’s only where words, unit and value are: it %s',
  (_, constants, own) => {
    const definition = { ...user, constants }
    const taken = inlineFormulas(definition, { ...NO_OTHERS, find: () => gravel }, new Map())
    expect(taken.known.get('gravel.lorryLoad')).toBe(own)
    expect(Object.keys(taken.constants)).toEqual(own === undefined ? ['gravel.lorryLoad'] : [])
  },
)
