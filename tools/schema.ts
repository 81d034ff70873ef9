import { definitionJsonSchema } from './jsonSchema.ts'
import { runTool } from './toolError.ts'

/* `npm run schema` writes the JSON Schema of a definition, for editors and other tools. */
await runTool(async () => console.log(JSON.stringify(definitionJsonSchema(), null, 2)))
