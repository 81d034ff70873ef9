import { definitionJsonSchema } from '../jsonSchema.ts'
import { ToolError } from '../toolError.ts'
import { keyTables, kindTables } from './tables.ts'
import { keyTypes } from './types.ts'

/** The tables of keys stand in the guide between these two lines. */
const BEGIN = '<!-- keys: npm run keys writes them from schemas/definition/ -->'
const END = '<!-- end of keys -->'

/** The files that tell of every key, each with what makes its text of today from the one it has. */
export function keyFiles(): [file: string, write: (text: string) => string][] {
  const schema = definitionJsonSchema()
  const picture = schema.properties?.picture
  if (typeof picture !== 'object') throw new ToolError('A definition has no picture.')
  const guides: [file: string, tables: string][] = [
    ['calculators/README.md', keyTables(schema, ['picture'])],
    ['calculators/pictures.md', kindTables(picture)],
  ]
  return [
    ...guides.map(([file, tables]): [string, (text: string) => string] => [
      file,
      (text) => withTables(file, text, tables),
    ]),
    ['schemas/definition/written.ts', () => keyTypes(schema)],
  ]
}

function withTables(file: string, text: string, tables: string): string {
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) {
    throw new ToolError(`${file} has no lines '${BEGIN}' and '${END}' for the tables of keys.`)
  }
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`
}
