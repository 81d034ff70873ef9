import { z } from 'zod'
import { calculatorSchema } from '../schemas/definition/calculator.ts'

/**
 * The shape of a definition as JSON Schema (draft 2020-12), made of the zod schema. It says which keys and
 * kinds there are. The check alone says whether names exist, units come out and examples compute.
 */
export function definitionJsonSchema(): z.core.JSONSchema.JSONSchema {
  return {
    title: 'A construction calculator',
    ...z.toJSONSchema(calculatorSchema, { io: 'input' }),
  }
}
