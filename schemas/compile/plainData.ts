import type { Diagnostic } from './diagnostic.ts'

/**
 * A definition is pure data: text, numbers, true and false, lists and plain objects, with keys
 * that cannot reach an object's prototype. Returns the first place where it is not.
 */
export function plainDataDiagnostic(
  value: unknown,
  path = '',
  above: readonly object[] = [],
): Diagnostic | undefined {
  if (['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) return undefined
  if (typeof value !== 'object' || value === null) {
    if (path === '' && value === undefined) {
      return { path, message: 'exports nothing; write export default defineCalculator({ … })' }
    }
    const kind = value === null || typeof value === 'number' ? String(value) : typeof value
    return { path, message: `is ${kind}; a definition is pure data: text, numbers, lists, objects` }
  }
  if (above.includes(value)) {
    return { path, message: 'contains itself; a definition is pure data, which ends somewhere' }
  }
  const within = [...above, value]
  if (Array.isArray(value)) {
    return first(value.map((item, index) => plainDataDiagnostic(item, `${path}[${index}]`, within)))
  }
  if (value instanceof Date || value instanceof Promise) {
    const what = value instanceof Date ? 'a date' : "a function's result that is not there yet"
    return { path, message: `is ${what}; a definition is pure data: text, numbers, lists, objects` }
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    if (value instanceof RegExp || value instanceof Map || value instanceof Set) {
      const what = value.constructor.name
      return {
        path,
        message: `is a ${what}; a definition is pure data: text, numbers, lists, objects`,
      }
    }
    return {
      path,
      message: 'is not a plain object (is __proto__ one of its keys?); a definition is pure data',
    }
  }
  return first(
    Object.entries(value).map(([key, item]) => {
      const at = path ? `${path}.${key}` : key
      return key === '__proto__'
        ? { path: at, message: 'is a key that no definition may have; choose another name' }
        : plainDataDiagnostic(item, at, within)
    }),
  )
}

function first(diagnostics: (Diagnostic | undefined)[]): Diagnostic | undefined {
  return diagnostics.find((diagnostic) => diagnostic !== undefined)
}
