import { checkTranslation } from '../../schemas/check/texts/translation.ts'
import { type Translation, translate } from '../../schemas/definition/translation.ts'
import { recordOf } from '../../schemas/record.ts'

/** A definition in another language's words; undefined unless all of its words are there. */
export function translateWhole(definition: unknown, words: Translation | undefined): unknown {
  if (!words || checkTranslation(definition, words).missing.length > 0) return undefined
  const translated = translate(definition, words)
  const names = namesOfEstimates(definition)
  const own = namesOfEstimates(translated)
  const { examples, ...rest } = recordOf(translated)
  return {
    ...rest,
    examples: withValues(examples, (example) => {
      const { estimates, ...given } = recordOf(example)
      if (!estimates) return given
      const renamed = Object.entries(recordOf(estimates)).map(([name, figure]) => [
        renameEstimate(name, names, own),
        figure,
      ])
      return { ...given, estimates: Object.fromEntries(renamed) }
    }),
  }
}

/** The names of the child estimates that a definition makes: 'Roof', 'Tiles, room {row}'. */
function namesOfEstimates(definition: unknown): string[] {
  const estimates = Object.values(recordOf(recordOf(definition).estimates))
  return estimates.map((one) => String(recordOf(one).name))
}

/** An example expects its estimates by name: 'Tiles, room 2' is 'Tiles, chumba 2'. */
function renameEstimate(name: string, names: readonly string[], own: readonly string[]): string {
  for (const [index, template] of names.entries()) {
    const [before = '', after] = template.split(PLACE)
    const translated = own[index] ?? template
    if (name === template) return translated
    if (after !== undefined && name.startsWith(before) && name.endsWith(after)) {
      const value = name.slice(before.length, name.length - after.length)
      return translated.replace(PLACE, () => value)
    }
  }
  return name
}

const PLACE = /\{\w+\}/

function withValues(object: unknown, change: (value: unknown) => unknown): unknown {
  if (typeof object !== 'object' || object === null) return object
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}
