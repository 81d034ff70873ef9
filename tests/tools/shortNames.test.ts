import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortNames } from '../../tools/vite/shortNames.ts'

const root = join(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)

/** The names of a few declarations of each file, as the styles' compiler asks for them. */
function namesOf(order: readonly string[]): Map<string, string> {
  const nameOf = shortNames(root)
  return new Map(
    order.flatMap((filePath) =>
      Array.from({ length: 40 }, (_, index) => index.toString(36)).map((number) => {
        const hash = `x${order.length}${number}`
        return [`${filePath} ${number}`, nameOf({ hash, filePath })] as const
      }),
    ),
  )
}

test('no two declarations of the styles have one name, and each is short and within no word of CSS', () => {
  const names = [...namesOf(files).values()]
  expect(names).toHaveLength(files.length * 40)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[A-Z][a-z][\da-z]{1,2}$/.test(name))).toEqual([])
})

test('a name does not hang on which file of styles is read first', () => {
  const turned = namesOf([...files].reverse())
  for (const [declaration, name] of namesOf(files)) expect(turned.get(declaration)).toBe(name)
})
