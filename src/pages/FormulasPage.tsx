import { ROUNDING_RULES } from '../../schemas/review/reviewSheet.ts'
import { toolCategories } from '../cards.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import * as styles from './FormulasPage.css.ts'
import { limitsSheet } from './limitsSheet.ts'
import { items } from './PrintedSheet.css.ts'
import { PrintedSheet } from './PrintedSheet.tsx'

/** Every formula: a reviewer's sheet for each calculator, and what holds for all. */
export function Component() {
  return (
    <>
      <PageMetadata
        title={`Formulas – ${site.name}`}
        description="Every formula, constant, unit, rounding rule and worked example of every calculator, with its source: a sheet for each that can be printed and signed."
      />
      <div className={styles.intro}>
        <PageHeading>Formulas</PageHeading>
        <p>
          Everything the calculators know, for anyone who checks it. Each calculator has a sheet:
          fields and units, constants with their source or the word “assumption”, formulas as they
          are written and in words, rounding, and worked examples computed by the same formulas.
          Print it as a reviewer’s sheet; there is space for a signature. If a figure is wrong,{' '}
          <Link to="/contact">tell us</Link>.
        </p>
      </div>
      {toolCategories.map(({ category, items }) => (
        <section key={category} className={styles.group} aria-label={`Sheets: ${category}`}>
          <h2>{category}</h2>
          <ul className={styles.links}>
            {items.map(({ slug, title }) => (
              // Once all sheets stood on this page, each at its calculator's address.
              <li key={slug} className={styles.place} id={slug}>
                <Link className={styles.link} to={`/formulas/${slug}`}>
                  {title.page}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.group} aria-labelledby="rounding">
        <h2 id="rounding">Rounding</h2>
        <ul className={items}>
          {ROUNDING_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <PrintedSheet sheet={limitsSheet} heading="h3">
        <h2 id="site">{limitsSheet.title}</h2>
        <p>{limitsSheet.summary}</p>
      </PrintedSheet>
    </>
  )
}
