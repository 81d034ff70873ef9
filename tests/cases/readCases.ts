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

const moreSchema = z.strictObject({
  about: z.string(),
  cases: z.array(
    z.strictObject({
      calculator: z.string(),
      /** Texts, and for a repeat its rows. */
      inputs: z.record(
        z.string(),
        z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
      ),
      expected: z.record(z.string(), z.string()).nullable(),
      /** Exact amounts by material, above and below the line. */
      buys: z.record(z.string(), z.tuple([z.string(), z.string()])).nullable(),
    }),
  ),
})

const rowSchema = z.record(z.string(), z.string())
const inputsSchema = z.record(z.string(), z.union([z.string(), z.array(rowSchema)]))
const houseSchema = z.strictObject({
  about: z.string(),
  cases: z.array(
    z.strictObject({
      inputs: inputsSchema,
      expected: z
        .strictObject({
          results: rowSchema,
          /** In order, with the texts handed over. */
          estimates: z.array(
            z.strictObject({
              name: z.string(),
              calculator: z.string(),
              inputs: inputsSchema,
            }),
          ),
          /**
           * The sum of all estimates but the septic tank, of some materials: material, variant, and the exact
           * amount above and below the line.
           */
          totals: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
        })
        .nullable(),
    }),
  ),
})

/** Texts typed into a calculator's page, and what the page then shows. */
export type Case = z.output<typeof casesSchema>[number]

/** As those, with rows of repeats and what there is to buy. */
export type CaseWithBuys = z.output<typeof moreSchema>['cases'][number]

const parse = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))

function read(file: string): Case[] {
  return casesSchema.parse(parse(file))
}

/** The project's own cases: expected strings exactly as shown. */
export function ownCases(): Case[] {
  return read('own.json')
}

/** Cases handed to the project from outside; they write numbers without grouping. */
export function givenCases(): Case[] {
  return read('given.json')
}

/** Cases from outside for all calculators, with the materials of each. */
export function casesWithBuys(): CaseWithBuys[] {
  return moreSchema.parse(parse('given-third.json')).cases
}

/** The same of the fourth wave; they name some of what there is to buy. */
export function casesOfFourthWave(): CaseWithBuys[] {
  return moreSchema.parse(parse('given-fourth.json')).cases
}

/** Plans of a house from outside, with the estimates that are made of each. */
export function houseCases() {
  return houseSchema.parse(parse('given-house4.json')).cases
}
