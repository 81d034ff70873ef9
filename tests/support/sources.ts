import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { parseSync } from 'vite'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..')

/** One reference from a source file to another module. */
export interface Import {
  /** A package's name, or the path of a file of the project from its root. */
  target: string
  /** True if only types are imported: nothing of it reaches the browser. */
  typeOnly: boolean
}

/** A source file of the project, parsed. */
export interface Source {
  /** From the project's root, as 'src/ui/field/Field.tsx'. */
  file: string
  imports: Import[]
  comments: string[]
  /** Every node of its syntax tree. */
  nodes: Node[]
}

/** A node of a syntax tree, as far as these tests look at it. */
export type Node = z.output<typeof nodeSchema>

const nodeSchema = z.looseObject({
  type: z.string(),
  name: z.unknown().optional(),
  value: z.unknown().optional(),
  computed: z.unknown().optional(),
  property: z.unknown().optional(),
})

/** Reads and parses the TypeScript files below some folders. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readSource(join(folder, name))),
  )
}

function readSource(name: string): Source {
  return parseSource(name.split(sep).join('/'), readFileSync(join(ROOT, name), 'utf8'))
}

/** Parses a text as the file of that name. */
export function parseSource(file: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: resolve(file, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ target: resolve(file, moduleRequest.value), typeOnly: isType }] : [],
    ),
  )
  const dynamics = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: resolve(file, text.slice(start, end).replace(/^['"`]|['"`]$/g, '')),
    typeOnly: false,
  }))
  return {
    file,
    imports: [...statics, ...reexports, ...dynamics],
    comments: comments.map(({ value }) => value),
    nodes: [...nodesIn(program)],
  }
}

function resolve(from: string, target: string): string {
  // package.json: what a language says is found by these.
  if (target.startsWith('#language/')) return target.replace('#language/', 'schemas/messages/en/')
  if (target.startsWith('#messages/')) return target.replace('#messages/', 'src/messages/en/')
  return target.startsWith('.') ? posix.join(dirname(from), target) : target
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item)
  } else if (typeof value === 'object' && value !== null) {
    const node = nodeSchema.safeParse(value)
    if (node.success) yield node.data
    for (const part of Object.values(value)) yield* nodesIn(part)
  }
}
