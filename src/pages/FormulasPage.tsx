import { Suspense, useMemo } from 'react'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import {
  ROUNDING_RULES,
  type Sheet,
  type SheetItem,
  sheetOf,
} from '../../schemas/review/reviewSheet.ts'
import { calculators } from '../registry.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import * as styles from './FormulasPage.css.ts'
import { limitsSheet } from './limitsSheet.ts'

/** Fetches every calculator, in the order of the menu. */
export function loadCalculators(): Promise<Calculator[]> {
  return Promise.all(calculators.map(({ load }) => load()))
}

/** Every formula in one place: a reviewer's sheet for each calculator, on screen and on paper. */
export function FormulasPage({ calculators }: { calculators: readonly Calculator[] }) {
  const contents = [
    ...calculators.map(({ title, address }) => ({ title: title.page, address })),
    limitsSheet,
  ]
  return (
    <>
      <PageMetadata
        title={`Formulas – ${site.name}`}
        description="Every formula, constant, unit, rounding rule and worked example of every calculator, with its source, on one page that can be printed and signed."
      />
      <div className={styles.intro}>
        <PageHeading>Formulas</PageHeading>
        <p>
          Everything the calculators know, for anyone who checks it: fields and units, constants
          with their source or the word “assumption”, formulas as they are written and in words,
          rounding, and worked examples computed by the same formulas. Print it as a reviewer’s
          sheet; each calculator has space for a signature. If a figure is wrong,{' '}
          <Link to="/contact">tell us</Link>.
        </p>
        <nav className={styles.contents} aria-label="Calculators on this page">
          <ul className={styles.links}>
            {contents.map(({ title, address }) => (
              <li key={title}>
                <a className={styles.link} href={`#${idOf(address)}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section className={styles.sheet} aria-labelledby="rounding">
        <h2 id="rounding">Rounding</h2>
        <ul className={styles.items}>
          {ROUNDING_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      {calculators.map((calculator) => (
        // A boundary each: React takes a long page over piece by piece.
        <Suspense key={calculator.address}>
          <CalculatorSheet calculator={calculator} />
        </Suspense>
      ))}
      <PrintedSheet sheet={limitsSheet} />
    </>
  )
}

function idOf(address: string): string {
  return address || 'site'
}

function CalculatorSheet({ calculator }: { calculator: Calculator }) {
  return <PrintedSheet sheet={useMemo(() => sheetOf(calculator), [calculator])} />
}

function PrintedSheet({ sheet: { title, address, summary, sections } }: { sheet: Sheet }) {
  const id = idOf(address)
  return (
    <article className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>
        {address ? (
          <Link className={styles.link} to={`/${address}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className={styles.summary}>{summary}</p>
      {sections.map(({ heading, items }) => (
        <section key={heading} className={styles.section} aria-label={`${title}: ${heading}`}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <Item key={item.term} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <Signature />
    </article>
  )
}

function Item({ item: { term, code, lines } }: { item: SheetItem }) {
  return (
    <li className={styles.item}>
      {lines.length > 0 ? <strong>{term}</strong> : term}
      {code && <code className={styles.code}>{code}</code>}
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </li>
  )
}

/** On paper only: on a screen nobody can sign. */
function Signature() {
  return (
    <dl className={styles.signature}>
      {['Checked by', 'Date', 'Signature'].map((label) => (
        <div key={label} className={styles.blank}>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  )
}
