import type { z } from 'zod'
import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import { interpolatedNames } from '../../definition/interpolation.ts'
import { type Translation, wordsOf } from '../../definition/translation.ts'
import { markupIn } from './markup.ts'

/** A translation, compared with its definition. */
interface CheckedTranslation {
  diagnostics: Diagnostic[]
  /** The paths of texts that are not translated: a page shows the definition's own texts there. */
  missing: string[]
  /** The number of texts that a person reads. */
  total: number
}

/**
 * Compares a translation with its definition.
 *
 * @param schema of what the definition defines, if not of a calculator: that of the catalogue of materials.
 */
export function checkTranslation(
  definition: unknown,
  translation: Translation,
  schema?: z.core.$ZodType,
): CheckedTranslation {
  const originals = wordsOf(definition, schema)
  const diagnostics = Object.entries(translation).flatMap(([path, text]): Diagnostic[] => {
    const original = originals.get(path)
    if (original === undefined) {
      const near = suggestion(path, [], ...originals.keys())
      return [{ path, message: `has no text in the definition: take it out${near}` }]
    }
    if (text.trim() === '') return [{ path, message: 'is empty; a text is expected' }]
    const markup = markupIn(text)
    if (markup) return [{ path, message: markup }]
    const braces = bracesIn(original)
    if (bracesIn(text) !== braces) {
      return [
        {
          path,
          message: `shows ${bracesIn(text) || 'no braces'}; the definition ${braces || 'none'}`,
        },
      ]
    }
    const figures = figuresIn(original)
    return figuresIn(text) === figures
      ? []
      : [
          {
            path,
            message: `says ${figuresIn(text) || 'no figure'}; the definition says ${figures || 'none'}`,
          },
        ]
  })
  const missing = [...originals.keys()].filter((path) => translation[path] === undefined)
  return { diagnostics, missing, total: originals.size }
}

/** '{bars}, {width}', in one order whatever a sentence has them in. */
function bracesIn(text: string): string {
  return interpolatedNames(text)
    .map((name) => `{${name}}`)
    .sort()
    .join(', ')
}

/** '10, 15': the digits in a text outside of its braces. */
function figuresIn(text: string): string {
  return text
    .split(/\{[^}]*\}/)
    .flatMap((plain) => plain.match(/\d+(?:[.,]\d+)*/g) ?? [])
    .sort()
    .join(', ')
}
