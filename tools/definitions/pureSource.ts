import { parseSync } from 'vite'
import type { Diagnostic } from '../../schemas/compile/diagnostic.ts'
import { formatPath } from '../../schemas/compile/shape.ts'

/** The one function that a definition may call. */
const DEFINE = 'defineCalculator'

/** The kinds of syntax that compute something, each with its verb; all other syntax is data. */
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
 * Finds each place where a definition's file computes a value, such as a date or the result of a
 * function: once loaded it looks like data, and tomorrow it may differ. A definition is plain data.
 * A key that an object has twice is found here, too: once loaded, it is there once.
 *
 * @param source the text of the file
 * @returns each place; none if the file cannot be parsed, which the loader reports
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
  const twice = keysTwice(node).map((key) => {
    const message =
      'stands there twice, and the last one alone would count; leave one of the two out'
    return { path: formatPath([...keys, key]), message }
  })
  if (twice.length > 0) return twice
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

/** The keys that an object has more than once. */
function keysTwice(node: object): string[] {
  const properties = 'properties' in node && Array.isArray(node.properties) ? node.properties : []
  const keys = properties.flatMap((property) => keyOf(property) ?? [])
  return keys.filter((key, index) => keys.indexOf(key) < index)
}

/** The key of a property in an object. */
function keyOf(node: object): string | undefined {
  if (!('type' in node) || node.type !== 'Property' || !('key' in node)) return undefined
  const { key } = node
  if (typeof key !== 'object' || key === null) return undefined
  if ('name' in key) return String(key.name)
  return 'value' in key ? String(key.value) : undefined
}

/** The source of a node, in one short line. */
function textOf(node: object, source: string): string {
  const [start, end] = ['start' in node && node.start, 'end' in node && node.end].map(Number)
  const text = source.slice(start, end).replace(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
