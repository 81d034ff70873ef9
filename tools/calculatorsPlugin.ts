import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { PlainField } from '../schemas/definition/calculator.ts'
import { catalogCard, catalogEntry } from '../schemas/definition/catalogEntry.ts'
import type {
  CheckedCalculator,
  Field,
  FormCalculator,
  PageGuide,
} from '../schemas/definition/compiled.ts'
import type { CompiledFormula } from '../schemas/formula/compiled.ts'
import { brokenValue } from './brokenDefinition.ts'
import {
  definitionFolders,
  type ReadDefinition,
  readDefinitions,
  refuseDiagnostics,
} from './definitions.ts'

/** What each kind of module holds of a calculator, by the query that asks for it. */
const MODULES: Record<string, (calculator: CheckedCalculator, all: Calculators) => object> = {
  entry: catalogEntry,
  card: catalogCard,
  calculator: forPage,
  guide: guideOf,
}
const MODULE_ID = /\.ts\?(entry|card|calculator|guide)$/

type Calculators = ReadonlyMap<string, CheckedCalculator>

interface Read {
  definitions: ReadDefinition[]
  calculators: Calculators
}

/**
 * Turns the files of calculators/ into modules for the browser. `x.ts?entry` holds what the menu
 * and the router need, `x.ts?card` what the home page shows besides, `x.ts?calculator` what a page
 * needs of the checked and compiled definition until it can be used, `x.ts?guide` the guide below it.
 *
 * In mode 'test' the definitions of tests/calculators are among them.
 *
 * Any mistake in any definition stops the build and the tests. While somebody writes one, it stops
 * the page of that one alone.
 */
export function calculatorsPlugin(root: string): Plugin {
  let isStrict = true
  let folders = definitionFolders('production')
  let read: Promise<Read> | undefined
  return {
    name: 'calculators',
    enforce: 'pre',
    // The build for the browser and the one for prerendering read the definitions once.
    sharedDuringBuild: true,
    configResolved({ command, mode }) {
      isStrict = command === 'build' || mode === 'test'
      folders = definitionFolders(mode)
    },
    transform: {
      filter: { id: /\/src\/(?:registry|cards)\.ts$/ },
      // What the site finds in one folder, tests find in more.
      handler: (code) =>
        code.replaceAll("'../calculators/*.ts'", `[${folders.map((name) => `'../${name}/*.ts'`)}]`),
    },
    watchChange() {
      read = undefined
    },
    hotUpdate({ file, modules }) {
      read = undefined
      if (!/\/calculators\/[^/]+\.ts$/.test(file)) return modules
      // What is wrong with one may be mended in another, as where both have one place in the menu.
      const all = [...this.environment.moduleGraph.idToModuleMap.values()]
      return all.filter(({ id }) => id !== null && MODULE_ID.test(id))
    },
    load: {
      filter: { id: MODULE_ID },
      async handler(id) {
        const [file = '', query = ''] = id.split('?')
        this.addWatchFile(file)
        read ??= readAll(root, folders, isStrict)
        const { definitions, calculators } = await read
        const slug = basename(file, '.ts')
        const calculator = calculators.get(slug)
        const data = calculator && MODULES[query]?.(calculator, calculators)
        const broken = definitions.find((definition) => definition.slug === slug)
        const value = data ? JSON.stringify(data) : broken && brokenValue(broken, query)
        if (value === undefined) return undefined
        const code = query === 'entry' ? withLoaders(value, slug) : value
        return { code: `export default ${code}`, moduleType: 'js' }
      },
    },
  }
}

/** An entry with what fetches the rest of its calculator. */
function withLoaders(entry: string, slug: string): string {
  const load = (query: string) => `() => import('./${slug}.ts?${query}')`
  return `{ ...${entry}, importCalculator: ${load('calculator')}, importGuide: ${load('guide')} }`
}

async function readAll(root: string, folders: string[], isStrict: boolean): Promise<Read> {
  const definitions = await readDefinitions(root, folders)
  if (isStrict) refuseDiagnostics(definitions)
  const passed = definitions.flatMap(({ calculator }) => calculator ?? [])
  return {
    definitions,
    calculators: new Map(passed.map((calculator) => [calculator.slug, calculator])),
  }
}

function forPage(calculator: CheckedCalculator): FormCalculator {
  const {
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
 * choice's values are called, which the working says.
 */
function plainForForm(field: PlainField): PlainField {
  if (field.kind === 'choice') {
    const { labels: _labels, ...choice } = withoutOrigin(field)
    return choice
  }
  const { usual: _usual, ...rest } = field
  return rest
}

/** Its words are for messages: a formula that accepts every value is in none. */
function forComputing({ label, from: _from, table: _table, ...formula }: CompiledFormula) {
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
