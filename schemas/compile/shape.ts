import type { z } from 'zod'
import { calculatorSchema, type DefinitionWithDefaults } from '../definition/calculator.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Parses a definition's shape: its defaults filled in, or every place where the shape is wrong. */
export function parseShape(definition: unknown): DefinitionWithDefaults | Diagnostic[] {
  const parsed = calculatorSchema.safeParse(definition)
  return parsed.success ? parsed.data : shapeDiagnostics(parsed.error)
}

/** A diagnostic for every place where a shape is wrong. */
export function shapeDiagnostics({ issues }: z.ZodError): Diagnostic[] {
  return issues.flatMap(toDiagnostics)
}

function toDiagnostics(issue: z.core.$ZodIssue): Diagnostic[] {
  const path = formatPath(issue.path)
  // A key that is not a name: the path ends in the key, and the inner issues have the reason.
  if (issue.code === 'invalid_key') {
    return issue.issues.map(({ message }) => ({ path, message }))
  }
  if (issue.code === 'invalid_union') {
    const meant = kindMeant(issue.errors)
    if (meant) {
      return meant.flatMap((inner) =>
        toDiagnostics({ ...inner, path: [...issue.path, ...inner.path] }),
      )
    }
  }
  return [{ path, message: describe(issue) }]
}

/**
 * The issues of the kind that somebody meant, among those of a union: the first of those that know the
 * most of the keys that are there. Undefined where none can have keys.
 */
function kindMeant(kinds: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const strange = kinds.map((issues) =>
    issues
      .filter(({ path }) => path.length === 0)
      .reduce(
        (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : Infinity),
        0,
      ),
  )
  const fewest = Math.min(...strange)
  return fewest < Infinity ? kinds[strange.indexOf(fewest)] : undefined
}

/** 'results[0].label', as a maintainer would write it. */
export function formatPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path ? `${path}.${String(key)}` : String(key)
  }, '')
}

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (/^is (not|missing;) /.test(issue.message)) return issue.message
      return issue.message.endsWith('received undefined')
        ? `is missing; ${describeExpected(issue.expected)} is expected`
        : `is not ${describeExpected(issue.expected)}${HOW_TO_WRITE[issue.expected] ?? ''}`
    case 'invalid_value':
      if (issue.values[0] === true) {
        return 'can be nothing but true; write true, or leave it out'
      }
      return `is none of ${issue.values.map((value) => `'${String(value)}'`).join(', ')}`
    case 'too_big':
      return issue.origin === 'int' || issue.origin === 'number'
        ? `is more than ${issue.maximum}`
        : issue.message
    case 'too_small':
      return issue.origin === 'int' || issue.origin === 'number'
        ? `is less than ${issue.minimum}`
        : issue.message
    case 'invalid_format':
      return issue.format === 'url'
        ? "is not a web address, as 'https://www.example.org'"
        : issue.message
    default:
      return issue.message
  }
}

const HOW_TO_WRITE: Readonly<Record<string, string>> = {
  array: '; a list is written [one, another]',
  record: '; write { name: … }',
  number: '; write it without quotes',
}

function describeExpected(expected: string): string {
  const descriptions: Record<string, string> = {
    string: 'a text in quotes',
    record: 'an object with names as keys',
    object: 'an object',
    array: 'a list',
    int: 'a whole number',
    number: 'a number',
  }
  return descriptions[expected] ?? expected
}
