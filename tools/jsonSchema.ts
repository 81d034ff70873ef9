import { z } from 'zod'
import { calculatorSchema } from '../schemas/definition/calculator.ts'

/**
 * The shape of a definition as JSON Schema (draft 2020-12), generated from the zod schema. It says
 * what keys and kinds there are; that names exist, units come out and examples compute is checked
 * by the build alone.
 */
export function definitionJsonSchema() {
  return {
    title: 'A construction calculator',
    ...z.toJSONSchema(calculatorSchema, { io: 'input' }),
  }
}
