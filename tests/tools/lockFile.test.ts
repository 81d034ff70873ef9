import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const packageSchema = z.object({
  version: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
})
const { packages } = z
  .object({ packages: z.record(z.string(), packageSchema) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')))

/** Where a package that another one names would be looked for, the nearest folder first. */
function placesOf(name: string, from: string): string[] {
  const above = from.lastIndexOf('node_modules/')
  const here = `${from && `${from}/`}node_modules/${name}`
  return above < 0 ? [here] : [here, ...placesOf(name, from.slice(0, Math.max(0, above - 1)))]
}

const optional = Object.entries(packages).flatMap(([from, { optionalDependencies }]) =>
  Object.keys(optionalDependencies ?? {}).map((name) => ({ from, name })),
)

test('The lock file names what other systems need, so that an install succeeds on each', () => {
  const missing = optional.filter(
    ({ from, name }) => !placesOf(name, from).some((place) => place in packages),
  )
  expect(optional.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
