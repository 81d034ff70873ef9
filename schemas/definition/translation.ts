import { z } from 'zod'
import { interpolate } from '../messages/message.ts'
import { calculatorSchema } from './calculator.ts'
import { references } from './pictureReferences.ts'
import { visibleTexts } from './shapes.ts'

/** The words of a definition, or of the catalogue of materials, in another language, by the path of their keys: 'fields.roomLength.label'. */
export type Translation = Readonly<Record<string, string>>

/** Gives a file of words its type. It returns them unchanged; `npm run check` holds them against the definition. */
export function defineTranslation(texts: Translation): Translation {
  return texts
}

/** The words of what several definitions share, at its place in one of them: 'fields.mix'. */
export function at(path: string, texts: Translation): Translation {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [inside(path, key), text]))
}

/**
 * The texts of a definition that a person reads, by the path of their keys: a translation has each of them.
 *
 * @param schema of what the definition defines: that of the catalogue of materials, for its words.
 */
export function wordsOf(
  definition: unknown,
  schema: z.core.$ZodType = calculatorSchema,
): Map<string, string> {
  const found = new Map<string, string>()
  collect(schema, definition, '', found)
  return found
}

/** A copy of a definition with its words in another language. What has none there stays as it is. */
export function translate(definition: unknown, translation: Translation): unknown {
  return translated(definition, translation, '')
}

function translated(value: unknown, translation: Translation, path: string): unknown {
  if (typeof value === 'string') return translation[path] ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((inner: unknown, index) =>
      translated(inner, translation, inside(path, String(index))),
    )
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      translated(inner, translation, inside(path, key)),
    ]),
  )
}

function inside(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

/** Goes through a value beside its schema. What the schema does not know is passed over: the check refuses it. */
function collect(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  path: string,
  found: Map<string, string>,
): void {
  if (!schema || !value) return
  if (typeof value === 'string') {
    // '{slopeLength}' is the same in all.
    if (isShown(schema) && /\p{L}/u.test(interpolate(value, () => ''))) found.set(path, value)
    return
  }
  const each = (schemaOf: (key: string) => z.core.$ZodType | undefined) => {
    for (const [key, inner] of Object.entries(value)) {
      collect(schemaOf(key), inner, inside(path, key), found)
    }
  }
  const plain = unwrapped(schema)
  if (plain instanceof z.ZodObject) each((key) => plain.shape[key])
  else if (plain instanceof z.ZodRecord) each(() => plain.valueType)
  else if (plain instanceof z.ZodArray) each(() => plain.element)
  else if (plain instanceof z.ZodUnion) {
    const option = plain.options.find((one) => z.safeParse(one, value).success)
    collect(option, value, path, found)
  }
}

function isShown(schema: z.core.$ZodType): boolean {
  const plain = unwrapped(schema)
  return visibleTexts.has(plain) || references.get(plain)?.names === 'template'
}

/** A schema without what says that it may be left out, has a default or is read into another shape. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap())
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema
}
