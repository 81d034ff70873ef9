import { categoryNames } from '#language/categoryNames.ts'
import * as formulas from '#messages/formulas.ts'
import { say } from '../../schemas/messages/message.ts'
import { ROUNDING_RULES } from '../../schemas/review/reviewSheet.ts'
import { toolCategories } from '../cards.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { standalone } from '../ui/link/Link.css.ts'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './FormulasPage.css.ts'
import { items } from './PrintedSheet.css.ts'

/** Every formula: a reviewer's sheet for each calculator, and what holds for all. */
export function Component() {
  return (
    <>
      <PageMetadata title={`${formulas.title} – ${site.name}`} description={formulas.description} />
      <Stack gap="m" className={styles.intro}>
        <PageHeading>{formulas.title}</PageHeading>
        <p>{sayNodes(formulas.intro, { tellUs: <Link to="/contact">{formulas.tellUs}</Link> })}</p>
      </Stack>
      {toolCategories.map(({ category, items }) => (
        <Stack
          as="section"
          gap="s"
          key={category}
          className={styles.group}
          aria-label={say(formulas.sheets, { category: categoryNames[category] })}
        >
          <h2>{categoryNames[category]}</h2>
          <ul className={styles.links}>
            {items.map(({ slug, title, lang }) => (
              // Older links lead to a sheet on this page, by its calculator's slug.
              <li key={slug} className={styles.entry} id={slug} lang={lang}>
                <Link className={standalone} to={`/formulas/${slug}`}>
                  {title.page}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      <Stack as="section" gap="s" className={styles.group} aria-labelledby="rounding">
        <h2 id="rounding">{formulas.rounding}</h2>
        <ul className={items}>
          {ROUNDING_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Stack>
    </>
  )
}
