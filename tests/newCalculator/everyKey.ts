import type { JsonSchema } from '../../tools/keys/words.ts'
import type { Position } from '../support/editor.ts'

/** A key in a text, and the schema of what it has. */
export interface KeyInText {
  /** 'fields.x1.usual.of' */
  path: string
  position: Position
  schema: JsonSchema
}

/** A file with every key that a schema has, of every kind; nothing in it makes sense but its keys. */
export function fileWithEveryKey(schema: JsonSchema): { text: string; keys: KeyInText[] } {
  const lines = ["import { defineCalculator } from '../../schemas/definition/calculator.ts'", '']
  const keys: KeyInText[] = []
  const write = (before: string, part: JsonSchema, path: string): void => {
    const { properties, additionalProperties, items } = part
    const [shape, ...others] = kindsOf(part)
    if (properties) {
      lines.push(`${before}{`)
      for (const [name, inside] of Object.entries(properties)) {
        if (typeof inside !== 'object') continue
        const keyPath = path === '' ? name : `${path}.${name}`
        keys.push({ path: keyPath, position: { line: lines.length, character: 0 }, schema: inside })
        write(`${name}: `, inside, keyPath)
      }
      lines.push(before === 'export default defineCalculator(' ? '})' : '},')
    } else if (typeof additionalProperties === 'object') {
      lines.push(`${before}{`)
      kindsOf(additionalProperties).forEach((kind, place) => {
        write(`x${place}: `, kind, `${path}.x${place}`)
      })
      lines.push('},')
    } else if (typeof items === 'object' && !Array.isArray(items)) {
      lines.push(`${before}[`)
      kindsOf(items).forEach((kind, place) => {
        write('', kind, `${path}.${place}`)
      })
      lines.push('],')
    } else if (shape && shape !== part) {
      write(before, others.find(({ properties }) => properties) ?? shape, path)
    } else {
      lines.push(`${before}${plainValue(part)},`)
    }
  }
  write('export default defineCalculator(', schema, '')
  return { text: `${lines.join('\n')}\n`, keys }
}

/** What a value is one of. */
function kindsOf(schema: JsonSchema): JsonSchema[] {
  const kinds = schema.oneOf ?? schema.anyOf
  return kinds ? kinds.filter((kind) => typeof kind === 'object') : [schema]
}

function plainValue({ const: only, enum: values, type }: JsonSchema): string {
  const [value = type === 'integer' ? 1 : type === 'boolean' ? true : 'x'] =
    only === undefined ? (values ?? []) : [only]
  return JSON.stringify(value)
}
