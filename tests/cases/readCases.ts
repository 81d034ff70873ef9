import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

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
  return casesSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')))
}

/** The project's own cases: expected strings exactly as shown. */
export function ownCases(): Case[] {
  return read('own.json')
}

/** Cases handed to the project from outside; they write numbers without grouping. */
export function givenCases(): Case[] {
  return read('given.json')
}
