import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..')

const casesSchema = z.array(
  z.strictObject({
    calculator: z.string(),
    inputs: z.record(z.string(), z.string()),
    /** The shown value of each result; null: the input is not valid. */
    expected: z.record(z.string(), z.string()).nullable(),
  }),
)

/** Texts typed into a calculator's page, and what the page then shows. */
export type Case = z.output<typeof casesSchema>[number]

function read(file: string): Case[] {
  return casesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The project's own cases: expected strings exactly as shown. */
export function ownCases(): Case[] {
  return read(join(ROOT, 'tests', 'cases', 'own.json'))
}

/**
 * Cases handed to the project from outside, where they lie beside it; they write numbers without
 * grouping.
 */
export function givenCases(): Case[] {
  const file = join(ROOT, '..', 'shared', 'cases', 'given.json')
  return existsSync(file) ? read(file) : []
}
