import { definitionJsonSchema } from './jsonSchema.ts'

/* `npm run schema` writes the JSON Schema of a definition, for editors and other tools. */
console.log(JSON.stringify(definitionJsonSchema(), null, 2))
