import { z } from 'zod'
import { calculatorSchema } from '../schemas/definition/calculator.ts'
import { type JsonSchema, withKeyWords } from './keys/words.ts'

/**
 * The shape of a definition as JSON Schema (draft 2020-12), generated from the zod schema, with what each
 * key means. It says what keys and kinds there are; that names exist, units come out and examples compute
 * is checked by the build alone.
 */
export function definitionJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(calculatorSchema, { io: 'input' })
  return {
    title: 'A construction calculator',
    ...withKeyWords(schema, 'schemas/definition/calculator.ts', 'CalculatorDefinition'),
  }
}
