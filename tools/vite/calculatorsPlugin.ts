import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import type { CheckedFile } from '../../schemas/check/all.ts'
import { byCategory, CATEGORIES } from '../../schemas/definition/categories.ts'
import type { Calculator, CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { catalogCard, searchEntry } from '../../schemas/definition/registryEntry.ts'
import type { CompiledFormula } from '../../schemas/formula/compiled.ts'
import { brokenCalculator, brokenCard } from '../definitions/brokenDefinition.ts'
import { tryDeclarations } from '../definitions/declarations.ts'
import {
  definitionFolders,
  readDefinitions,
  refuseDiagnostics,
} from '../definitions/definitions.ts'
import { pricedMaterials } from '../definitions/pricedMaterials.ts'
import { withVariantLabels } from '../definitions/variantLabels.ts'
import { isWholeSite, LANGUAGES, type LanguageCode, languageOf } from '../languages.ts'

/** The modules of all entries, of all cards, of the words that the search knows, and of what shops price. */
const ENTRIES = 'virtual:calculators'
const CARDS = 'virtual:cards'
const SEARCH = 'virtual:search'
const MATERIALS = 'virtual:materials'
const CATALOG_ID = /^virtual:(calculators|cards|search|materials)$/
/** The module of one calculator. */
const CALCULATOR_ID = /\.ts\?calculator$/
/** The module of what the page says below its calculator. */
const GUIDANCE_ID = /\.ts\?guidance$/
const IDS = [CATALOG_ID, CALCULATOR_ID, GUIDANCE_ID]

interface Read {
  definitions: CheckedFile[]
  calculators: ReadonlyMap<string, CalculatorWithGuidance>
}

/**
 * Turns the files of calculators/ into modules for the browser. 'virtual:calculators' holds what the menu
 * and the router need of all of them, 'virtual:cards' what the home page shows besides, 'virtual:search' the
 * words by which each is found, 'virtual:materials' what shops price, `x.ts?calculator` a checked and compiled
 * definition, and `x.ts?guidance` what its page says below it.
 *
 * Their texts are in the language of the build, and those of the search in every language; a definition
 * without a complete translation has `lang: 'en'`.
 *
 * In mode 'test' the definitions of tests/calculators are among them.
 *
 * Any mistake in any definition stops the build and the tests. In development it stops only the page of
 * that definition.
 */
export function calculatorsPlugin(root: string): Plugin {
  let isStrict = true
  let areTried = true
  let isBuild = true
  let folders = definitionFolders('production')
  const read = new Map<LanguageCode, Promise<Read>>()
  const readIn = (language: LanguageCode): Promise<Read> => {
    const readNow = async () => {
      const english = language === 'en' ? undefined : (await readIn('en')).calculators
      return readAll(root, folders, { language, english, isStrict, areTried })
    }
    const known = read.get(language) ?? readNow()
    read.set(language, known)
    return known
  }
  return {
    name: 'calculators',
    enforce: 'pre',
    // The build for the browser and the one for prerendering read the definitions once.
    sharedDuringBuild: true,
    configResolved({ command, mode }) {
      isBuild = command === 'build'
      isStrict = isBuild || mode === 'test'
      // In development the panel reports false declarations; in tests a test of its own does.
      areTried = isBuild && isWholeSite(mode)
      folders = definitionFolders(mode)
    },
    watchChange() {
      read.clear()
    },
    hotUpdate({ file, modules }) {
      read.clear()
      if (!/\/calculators\/[^/]+\.ts$/.test(file)) return modules
      // A change to one definition may fix a mistake in another, as if both have one name in the menu.
      const all = [...this.environment.moduleGraph.idToModuleMap.values()]
      return all.filter(({ id }) => id !== null && IDS.some((each) => each.test(id)))
    },
    resolveId: {
      filter: { id: CATALOG_ID },
      handler: (id) => id,
    },
    load: {
      filter: { id: IDS },
      async handler(id) {
        const language = languageOf(this.environment.config.resolve.conditions)
        const { definitions, calculators } = await readIn(language)
        if (id === ENTRIES) return moduleOf(entriesCode(root, definitions, language))
        if (id === SEARCH) {
          const inLanguages = await Promise.all(LANGUAGES.map(({ code }) => readIn(code)))
          return moduleOf(JSON.stringify(searchEntries(inLanguages)))
        }
        if (id === CARDS) return moduleOf(JSON.stringify(cardsOf(definitions, language)))
        if (id === MATERIALS) {
          const all = definitions.flatMap((definition) => {
            const own = calculators.get(definition.slug)
            return own ? [{ ...own, ...langOf(definition, language) }] : []
          })
          return moduleOf(JSON.stringify(pricedMaterials(all)))
        }
        const [file = ''] = id.split('?')
        this.addWatchFile(file)
        const slug = basename(file, '.ts')
        const definition = definitions.find((one) => one.slug === slug)
        if (!definition) return undefined
        const calculator = calculators.get(slug)
        if (!calculator) return moduleOf(brokenCalculator(definition))
        const { guide, faqs, sources, assumptions, related, examples, ...rest } = calculator
        if (GUIDANCE_ID.test(id)) {
          // With where each constant comes from, which a page says here alone.
          const { constants } = rest
          const later = { guide, faqs, sources, assumptions, related, examples, constants }
          return moduleOf(JSON.stringify(later))
        }
        // Tests read what pages do not.
        const own = { ...(isBuild ? forPages(rest) : rest), ...langOf(definition, language) }
        return moduleOf('calculator', calculatorCode(own, `${file}?guidance`))
      },
    },
  }
}

function moduleOf(expression: string, before = '') {
  return { code: `${before}\nexport default ${expression}`, moduleType: 'js' }
}

/** Declares a calculator, and what imports its guide and puts that into it. */
function calculatorCode(calculator: object, guidance: string): string {
  return `const calculator = ${JSON.stringify(calculator)}
export const importWithGuidance = () =>
  import(${JSON.stringify(guidance)}).then((module) => ({ ...calculator, ...module.default }))`
}

/** A calculator without the keys that no page reads: those of the catalogue, the check and the tools. */
function forPages({
  category,
  order,
  keywords,
  icon,
  ownMaterials,
  ...calculator
}: Calculator): object {
  const withoutSource = ({ is, ...formula }: CompiledFormula) => formula
  const constants = Object.entries(calculator.constants).map(
    ([name, { source, assumption, ...constant }]) => [name, constant],
  )
  const fields = Object.entries(calculator.fields).map(([name, field]) => [
    name,
    field.kind === 'repeat' ? { ...field, formulas: field.formulas.map(withoutSource) } : field,
  ])
  return {
    ...calculator,
    fields: Object.fromEntries(fields),
    constants: Object.fromEntries(constants),
    formulas: calculator.formulas.map(withoutSource),
    results: calculator.results.map(
      ({ increasesWith, decreasesWith, mayBeNegative, ...result }) => result,
    ),
  }
}

function cardsOf(definitions: CheckedFile[], language: LanguageCode) {
  return definitions.map((definition) => {
    const { calculator } = definition
    const card = calculator ? catalogCard(calculator) : brokenCard(definition)
    return { ...card, ...langOf(definition, language) }
  })
}

/** In the order of the menu, each with its words in all languages. */
function searchEntries(inLanguages: readonly Read[]) {
  const [own] = inLanguages
  const all = [...(own?.calculators.values() ?? [])].map((calculator) => ({
    ...calculator,
    entry: searchEntry(
      calculator,
      inLanguages.flatMap(({ calculators }) => calculators.get(calculator.slug) ?? []),
    ),
  }))
  return byCategory(all).flatMap(({ items }) => items.map(({ entry }) => entry))
}

/** The entries of all calculators by category, each with a function that imports the calculator. */
function entriesCode(root: string, definitions: CheckedFile[], language: LanguageCode): string {
  const all = definitions.map((definition) => {
    const { calculator, slug, file } = definition
    // While somebody writes it, a definition that does not pass has its slug for a name.
    const {
      category = CATEGORIES[0],
      order,
      title: { menu: name } = { menu: slug },
    } = calculator ?? {}
    const own = JSON.stringify({ slug, name, ...langOf(definition, language) }).slice(0, -1)
    const path = JSON.stringify(`${join(root, file)}?calculator`)
    const loaders = `importCalculator: () => import(${path})`
    return { category, order, code: `${own}, ${loaders} }` }
  })
  const groups = byCategory(all).map(
    ({ category, items }) =>
      `{ category: ${JSON.stringify(category)}, items: [${items.map(({ code }) => code).join()}] }`,
  )
  return `[${groups.join()}]`
}

/** The language of a definition's words, where that is not the page's. */
function langOf({ isTranslated }: CheckedFile, language: LanguageCode) {
  return language === 'en' || isTranslated ? undefined : { lang: 'en' }
}

interface Reading {
  language: LanguageCode
  /** The same calculators in English, for any other language. */
  english: ReadonlyMap<string, CalculatorWithGuidance> | undefined
  isStrict: boolean
  /** Test every `increasesWith` claim: once, since they are the same in every language. */
  areTried: boolean
}

async function readAll(
  root: string,
  folders: string[],
  { language, english, isStrict, areTried }: Reading,
): Promise<Read> {
  const read = await readDefinitions(root, folders, language)
  const definitions = areTried && language === 'en' ? tryDeclarations(read) : read
  if (isStrict) refuseDiagnostics(definitions)
  const passed = definitions.flatMap(({ slug, calculator }): [string, CalculatorWithGuidance][] =>
    calculator ? [[slug, withVariantLabels(calculator, english?.get(slug))]] : [],
  )
  return { definitions, calculators: new Map(passed) }
}
