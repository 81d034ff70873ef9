import { formValuesOf } from '../../../schemas/estimate/formValues.ts'
import { calculatorAt, examplesOf } from '../../support/calculators.ts'

/*
 * The pages of a tab as a person remembers them: which page each step of Back leads to, and what stands in
 * the fields there. It knows these rules, and nothing of how the site keeps them:
 *
 * - A page shows what was left on it, whichever way it is opened.
 * - A link replaces that on purpose, and so does 'Edit' on the list. Back out of it brings back what was
 *   there before; Forward shows the link again, with or without what was changed on it.
 */

type Texts = Readonly<Record<string, string>>

export interface Form {
  values: Texts
  /** The figures; 'any' where the site alone knows whether it accepts these values. */
  result: Texts | 'none' | 'any'
  /** The result is of other values. */
  isStale?: boolean
  /** The figures that show once their code is here. */
  due?: Texts
  /** The fragment of the link that brought it, as long as that is in the address. */
  hash?: string
}

/** A step of the browser's history. */
export interface Entry {
  path: string
  hash: string
  /** Between entries of one document Back needs no network. */
  document: number
  /** The form that its link brought. */
  link?: Form
  /** The form as it was seen here last. */
  seen?: Form
  /** The step whose link brought what the page showed here; none for what was the page's own. */
  opening?: Entry | undefined
}

/** A page on its way. */
export type Arrival =
  | { how: 'visit' | 'language' | 'pop' | 'reload' | 'stay'; entry: Entry }
  | { how: 'link'; entry: Entry; link: Form }

export const slugOf = (path: string) => path.replace(/^\/sw(?=\/|$)/, '').slice(1)

/** The form of a page as it comes, or as an example fills it, with the figures that its definition expects. */
export function formOf(slug: string, example?: number): Form {
  if (slug === 'contact') return { values: { name: '', email: '', message: '' }, result: 'any' }
  if (!slug.includes('-')) return { values: {}, result: 'any' }
  const { fields } = calculatorAt(slug)
  if (example === undefined) return { values: formValuesOf(fields, {}), result: 'none' }
  const examples = examplesOf(slug)
  const { given = {}, expect = {} } = examples[example % examples.length] ?? {}
  return { values: formValuesOf(fields, given), result: expect }
}

const write = (values: Texts) => JSON.stringify(Object.entries(values).sort())

/** How what a page shows differs from a form; empty where it does not. */
export function differs({ values, result }: Form, seen: { fields: Texts; results: Texts }): string {
  const names = Object.keys({ ...values, ...seen.fields }).filter((name) => {
    // Fields under the bill are no fields of the form.
    if (!(name in seen.fields)) return name.includes('.')
    return name in values || !name.endsWith('.unit')
  })
  const wrong = names
    .filter((name) => seen.fields[name] !== (values[name] ?? ''))
    .map((name) => `${name} is “${seen.fields[name]}”, not “${values[name]}”`)
  const isShown =
    result === 'any' ||
    (result === 'none'
      ? Object.keys(seen.results).length === 0
      : Object.entries(result).every(([key, figure]) => seen.results[key] === figure))
  if (isShown) return wrong.join('; ')
  const [shows, wanted] = [seen.results, result].map((one) => JSON.stringify(one))
  return [...wrong, `the result is ${shows}, not ${wanted}`].join('; ')
}

export class TabModel {
  history: Entry[] = []
  at = -1
  list: { slug: string; form: Form }[] = []
  /** The index on the list of the estimate that is being edited. */
  edited: number | undefined
  /** What each page may show, by its slug; one form once it was seen. */
  private forms = new Map<string, readonly Form[]>()
  /** What each page showed when no link was in its address. */
  private own = new Map<string, Form>()
  /** The step whose link brought what each page shows now. */
  private openings = new Map<string, Entry | undefined>()
  /** What was typed into a page whose code had not arrived. */
  private early: Texts = {}

  current(slug: string): readonly Form[] {
    return this.forms.get(slug) ?? [formOf(slug)]
  }

  entryOf(path: string): Entry {
    return { path, hash: '', document: 0 }
  }

  /** The forms that a page may show when it has arrived. */
  mayShow(arrival: Arrival): readonly Form[] {
    const forms = this.ofStep(arrival)
    if (Object.keys(this.early).length === 0) return forms
    return forms.map((form) => ({ values: { ...form.values, ...this.early }, result: 'any' }))
  }

  private ofStep(arrival: Arrival): readonly Form[] {
    const { how, entry } = arrival
    const { hash, link, seen, opening } = entry
    if (how === 'link') return [arrival.link]
    const slug = slugOf(entry.path)
    const current = this.current(slug)
    if (how === 'visit')
      return current.flatMap((form) => (form.hash ? [form, this.ownOf(slug)] : [form]))
    if (how !== 'pop') return current
    if (!seen) return link && hash ? [link] : current
    if (link && hash) return [seen, link, ...current.filter((form) => form.hash === hash)]
    if (opening === this.openings.get(slug)) return current
    return current.some((form) => form.hash) ? [seen] : [seen, ...current]
  }

  private ownOf(slug: string): Form {
    return this.own.get(slug) ?? formOf(slug)
  }

  /** The address of a page is in the browser's bar. */
  opened(arrival: Arrival, document: number): void {
    const { how, entry } = arrival
    const isNew = !['pop', 'reload', 'stay'].includes(how) && !this.history.includes(entry)
    if (how === 'link') entry.link = arrival.link
    if (isNew) {
      this.at += 1
      this.history.splice(this.at, this.history.length, entry)
    }
    // A document that was opened anew is that of all entries that it had before.
    const before = entry.document
    const changed = isNew ? [entry] : this.history.filter((one) => one.document === before)
    for (const one of changed) one.document = document
  }

  /** The page is there, and shows a form. */
  shows(arrival: Arrival, { hash: _, due, ...rest }: Form): void {
    // Whoever leaves a page waits for its result no longer.
    const form = arrival.how === 'stay' && due ? { ...rest, due } : rest
    const { entry } = arrival
    const slug = slugOf(entry.path)
    const isOpened = entry.link && (arrival.how === 'link' || !entry.seen)
    if (isOpened) entry.opening = entry
    else if (!entry.seen) entry.opening = this.openings.get(slug)
    this.early = {}
    this.keep(entry, entry.hash.includes('=') ? { ...form, hash: entry.hash } : form)
  }

  private keep(entry: Entry, form: Form): void {
    const slug = slugOf(entry.path)
    this.forms.set(slug, [form])
    entry.seen = form
    this.openings.set(slug, entry.opening)
    if (!form.hash) this.own.set(slug, form)
  }

  typeEarly(name: string, text: string): void {
    this.early = { ...this.early, [name]: text }
  }

  /** A page was left before its code arrived, with what was typed into it. */
  leaveEarly(entry: Entry): void {
    this.forms.set(slugOf(entry.path), this.mayShow({ how: 'stay', entry }))
    this.early = {}
  }

  /** Texts were typed into the page at hand. */
  type(entry: Entry, texts: Texts): void {
    const slug = slugOf(entry.path)
    const [{ due: _, ...form } = formOf(slug)] = this.current(slug)
    const clears = slug !== 'contact' && calculatorAt(slug).whenChanged === 'clear'
    const result = clears ? 'none' : form.result
    this.keep(entry, { ...form, values: { ...form.values, ...texts }, result, isStale: true })
  }

  /** Calculate was pressed; its code may be late. */
  calculate(entry: Entry, isLate = false): void {
    const slug = slugOf(entry.path)
    const [{ values } = formOf(slug)] = this.current(slug)
    const { fields } = calculatorAt(slug)
    const same = examplesOf(slug).find(
      ({ given }) => write(formValuesOf(fields, given)) === write(values),
    )
    entry.hash = ''
    if (!same) this.keep(entry, { values, result: 'any' })
    else if (isLate) this.keep(entry, { values, result: 'any', due: same.expect })
    else this.keep(entry, { values, result: same.expect })
  }

  /** The code of a late result has come. */
  completeResult(entry: Entry): void {
    const [form] = this.current(slugOf(entry.path))
    if (form?.due) this.keep(entry, { values: form.values, result: form.due })
  }

  /** Puts the form at hand on the list, once. */
  keepOnList(slug: string): void {
    const [form = formOf(slug)] = this.current(slug)
    const isSame = (one: (typeof this.list)[number]) =>
      one.slug === slug && write(one.form.values) === write(form.values)
    if (!this.list.some(isSame)) this.list.push({ slug, form })
  }

  /** Puts the form at hand in the place of the estimate that is edited. */
  update(entry: Entry): void {
    this.calculate(entry)
    const slug = slugOf(entry.path)
    const [form = formOf(slug)] = this.current(slug)
    if (this.edited !== undefined) this.list[this.edited] = { slug, form }
    this.edited = undefined
  }

  /** What a cancelled edit typed is forgotten. */
  cancelEdit({ path, hash }: Entry): void {
    const slug = slugOf(path)
    this.forms.set(slug, [{ ...formOf(slug), hash }, this.ownOf(slug)])
    this.edited = undefined
  }
}
