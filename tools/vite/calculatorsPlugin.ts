import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import type { PlainField } from '../../schemas/definition/calculator.ts'
import { catalogCard, catalogEntry } from '../../schemas/definition/catalogEntry.ts'
import { byCategory, CATEGORIES } from '../../schemas/definition/categories.ts'
import type {
  CheckedCalculator,
  Field,
  FormCalculator,
  PageGuide,
} from '../../schemas/definition/compiled.ts'
import type { CompiledFormula } from '../../schemas/formula/compiled.ts'
import { brokenEntry, brokenValue } from '../definitions/brokenDefinition.ts'
import { tryDeclarations } from '../definitions/declarations.ts'
import {
  definitionFolders,
  type ReadDefinition,
  readDefinitions,
  refuseDiagnostics,
} from '../definitions/definitions.ts'
import { withVariantLabels } from '../definitions/variantLabels.ts'
import { isWholeSite, type LanguageCode, languageOf } from '../languages.ts'

/** What each kind of module holds of a calculator, by the query that asks for it. */
const MODULES: Record<string, (calculator: CheckedCalculator, all: Calculators) => object> = {
  card: catalogCard,
  calculator: forPage,
  guide: guideOf,
  checked: (calculator) => calculator,
}
/** The module of all entries. */
const ENTRIES = 'virtual:calculators'
const ENTRIES_ID = /^virtual:calculators$/
const MODULE_ID = /\.ts\?(card|calculator|guide|checked)$/

type Calculators = ReadonlyMap<string, CheckedCalculator>

interface Read {
  definitions: ReadDefinition[]
  calculators: Calculators
}

/**
 * Turns the files of calculators/ into modules for the browser. 'virtual:calculators' holds what the menu
 * and the router need of all of them, `x.ts?card` what the home page shows besides, `x.ts?calculator` what a page
 * needs of the checked and compiled definition until it can be used, `x.ts?guide` the guide below it;
 * for tests, `x.ts?checked` has all of it.
 *
 * Their words are those of the language that is built; one whose words are not all there says so with
 * `lang: 'en'`.
 *
 * In mode 'test' the definitions of tests/calculators are among them.
 *
 * Any mistake in any definition stops the build and the tests. While somebody writes one, it stops
 * the page of that one alone.
 */
export function calculatorsPlugin(root: string): Plugin {
  let isStrict = true
  let areTried = true
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
      isStrict = command === 'build' || mode === 'test'
      // While somebody writes one, its panel tells; the tests try them by themselves.
      areTried = command === 'build' && isWholeSite(mode)
      folders = definitionFolders(mode)
    },
    transform: {
      filter: { id: /\/src\/cards\.ts$/ },
      // What the site finds in one folder, tests find in more.
      handler: (code) =>
        code.replaceAll("'../calculators/*.ts'", `[${folders.map((name) => `'../${name}/*.ts'`)}]`),
    },
    watchChange() {
      read.clear()
    },
    hotUpdate({ file, modules }) {
      read.clear()
      if (!/\/calculators\/[^/]+\.ts$/.test(file)) return modules
      // What is wrong with one may be mended in another, as where both have one place in the menu.
      const all = [...this.environment.moduleGraph.idToModuleMap.values()]
      return all.filter(({ id }) => id !== null && (MODULE_ID.test(id) || id === ENTRIES))
    },
    resolveId: {
      filter: { id: ENTRIES_ID },
      handler: () => ENTRIES,
    },
    load: {
      filter: { id: [MODULE_ID, ENTRIES_ID] },
      async handler(id) {
        const [file = '', query = ''] = id.split('?')
        this.addWatchFile(file)
        const language = languageOf(this.environment.config.resolve.conditions)
        const { definitions, calculators } = await readIn(language)
        if (id === ENTRIES) {
          return { code: entriesCode(root, definitions, language), moduleType: 'js' }
        }
        const slug = basename(file, '.ts')
        const calculator = calculators.get(slug)
        const definition = definitions.find((one) => one.slug === slug)
        const lang = langOf(definition, language)
        const data = calculator && { ...MODULES[query]?.(calculator, calculators), ...lang }
        const value = data ? JSON.stringify(data) : definition && brokenValue(definition, query)
        if (value === undefined) return undefined
        return { code: `export default ${value}`, moduleType: 'js' }
      },
    },
  }
}

/** The entries of all calculators by category, each with what fetches the rest of it. */
function entriesCode(root: string, definitions: ReadDefinition[], language: LanguageCode): string {
  const all = definitions.map((definition) => {
    const { calculator, slug, file } = definition
    const entry = calculator ? catalogEntry(calculator) : brokenEntry(slug)
    const { category = CATEGORIES[0], order = Number.POSITIVE_INFINITY } = calculator ?? {}
    const own = JSON.stringify({ ...entry, ...langOf(definition, language) }).slice(0, -1)
    const path = JSON.stringify(join(root, file))
    const load = (query: string) => `() => import(${path.slice(0, -1)}?${query}")`
    const loaders = `importCalculator: ${load('calculator')}, importGuide: ${load('guide')}`
    return { category, order, code: `${own}, ${loaders} }` }
  })
  const groups = byCategory(all).map(
    ({ category, items }) =>
      `{ category: ${JSON.stringify(category)}, items: [${items.map(({ code }) => code).join()}] }`,
  )
  return `export default [${groups.join()}]`
}

/** The language of a definition's words, where that is not the page's. */
function langOf(definition: ReadDefinition | undefined, language: LanguageCode) {
  return language === 'en' || definition?.isTranslated ? undefined : { lang: 'en' }
}

interface Reading {
  language: LanguageCode
  /** What the same files are in English, for any other language. */
  english: Calculators | undefined
  isStrict: boolean
  /** What they declare of their results is tried: once, for it is the same in every language. */
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
  const passed = definitions.flatMap(({ slug, calculator }): [string, CheckedCalculator][] =>
    calculator ? [[slug, withVariantLabels(calculator, english?.get(slug))]] : [],
  )
  return { definitions, calculators: new Map(passed) }
}

function forPage(calculator: CheckedCalculator): FormCalculator {
  const {
    title: { breadcrumb: _breadcrumb, ...title },
    fields,
    formulas,
    results,
    constants,
    materials: _materials,
    warnings: _warnings,
    estimates,
    picture,
    icon: _icon,
    related: _related,
    keywords: _words,
    category: _group,
    order: _order,
    examples: _examples,
    assumptions: _assumptions,
    sources: _sources,
    guide: _guide,
    faqs: _faqs,
    ...rest
  } = calculator
  return {
    ...rest,
    title,
    ...(estimates.length > 0 && { makesEstimates: true }),
    ...(picture && { hasPicture: true }),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, forForm(field)]),
    ),
    formulas: formulas.map(forComputing),
    constants: Object.fromEntries(
      Object.entries(constants).map(([name, { value }]) => [name, { value }]),
    ),
    results: results.map(
      ({ increasesWith: _grows, decreasesWith: _shrinks, mayBeNegative: _why, ...row }) => row,
    ),
  }
}

function forForm(field: Field): Field {
  if (field.kind === 'repeat') {
    const fields = Object.entries(field.fields).map(([name, inner]) => [name, plainForForm(inner)])
    return {
      ...field,
      fields: Object.fromEntries(fields),
      formulas: field.formulas.map(forComputing),
    }
  }
  return plainForForm(field)
}

/**
 * Its usual range comes with the guide: nobody can be asked before anything was typed. So does what a
 * choice's values are called, and measured in, which the working says.
 */
function plainForForm(field: PlainField): PlainField {
  if (field.kind === 'choice') {
    const { labels: _labels, units: _units, ...choice } = withoutOrigin(field)
    return { ...choice, units: {} }
  }
  const { usual: _usual, ...rest } = field
  return rest
}

/** Its words are for messages: a formula that accepts every value is in none. */
function forComputing({ label, from: _from, ...formula }: CompiledFormula) {
  const isNamed = Object.keys(formula.accepts).length > 0 && formula.errorMessage === undefined
  return { ...compiledOnly(formula), ...(isNamed && label !== undefined && { label }) }
}

function compiledOnly({ is: _is, ...compiled }: CompiledFormula): CompiledFormula {
  return compiled
}

/** A figure as a form needs it: the guide has its source. */
function withoutOrigin<Figure extends { source?: unknown; assumption?: unknown }>(figure: Figure) {
  const { source: _source, assumption: _assumption, ...rest } = figure
  return rest
}

function guideOf(calculator: CheckedCalculator, all: Calculators): PageGuide {
  const { fields, formulas, constants, materials, warnings, estimates, picture } = calculator
  const { examples, assumptions, sources, guide, faqs, related } = calculator
  return {
    fields,
    formulas: formulas.map(compiledOnly),
    constants,
    materials,
    warnings,
    estimates,
    ...(picture && { picture }),
    examples,
    assumptions,
    sources,
    guide,
    faqs,
    related: related.flatMap((other) => {
      const { slug, title } = all.get(other) ?? {}
      return slug && title ? [{ slug, title }] : []
    }),
  }
}
