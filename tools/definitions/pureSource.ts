import { parseSync } from 'vite'
import type { Diagnostic } from '../../schemas/compile/diagnostic.ts'
import { formatPath } from '../../schemas/compile/shape.ts'

/** The one function that a definition may call. */
const DEFINE = 'defineCalculator'

/** What computes something, in words; whatever else there is in a file is data. */
const COMPUTING: Readonly<Record<string, string>> = {
  CallExpression: 'calls',
  NewExpression: 'makes',
  TaggedTemplateExpression: 'calls',
  ArrowFunctionExpression: 'has the function',
  FunctionExpression: 'has the function',
  FunctionDeclaration: 'has the function',
  ClassDeclaration: 'has the class',
}

/**
 * What a definition's file computes: a date, or what a function gives, which looks like data once it is
 * there, and may be another tomorrow. A definition is data as it is written.
 *
 * @param source the text of the file
 * @returns each place; none where the file cannot be read, which loading it tells
 */
export function computedDiagnostics(file: string, source: string): Diagnostic[] {
  const { program, errors } = parseSync(file, source)
  return errors.length > 0 ? [] : computedIn(program, [], source)
}

function computedIn(node: unknown, keys: PropertyKey[], source: string): Diagnostic[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap((item) => computedIn(item, keys, source))
  const verb = 'type' in node && typeof node.type === 'string' ? COMPUTING[node.type] : undefined
  if (verb !== undefined && !isDefining(node)) {
    const message = `${verb} ${textOf(node, source)}; a definition is pure data, the same whenever it is read: write what it comes to`
    return [{ path: formatPath(keys), message }]
  }
  const own = keyOf(node)
  const inside = own === undefined ? keys : [...keys, own]
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'elements' && Array.isArray(value)) {
      return value.flatMap((item, index) => computedIn(item, [...inside, index], source))
    }
    return computedIn(value, inside, source)
  })
}

function isDefining(node: object): boolean {
  const callee = 'callee' in node ? node.callee : undefined
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === DEFINE
}

/** The key of a property in an object. */
function keyOf(node: object): string | undefined {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node)) return undefined
  const { key } = node
  if (typeof key !== 'object' || key === null) return undefined
  if ('name' in key) return String(key.name)
  return 'value' in key ? String(key.value) : undefined
}

/** As it is written, in one short line. */
function textOf(node: object, source: string): string {
  const [start, end] = ['start' in node && node.start, 'end' in node && node.end].map(Number)
  const text = source.slice(start, end).replace(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
