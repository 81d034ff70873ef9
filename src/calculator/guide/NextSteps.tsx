import type { RelatedCalculator } from '../../../schemas/definition/compiled.ts'
import { Link } from '../../ui/link/Link.tsx'
import * as styles from './Guide.css.ts'

/** Where to go from a calculator: others that come with the same job, and what a reviewer reads. */
export function NextSteps({
  slug,
  related,
}: {
  slug: string
  related: readonly RelatedCalculator[]
}) {
  return (
    <div className={styles.next}>
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="related-heading">
          <h2 id="related-heading">For the same job</h2>
          <ul className={styles.related}>
            {related.map((other) => (
              <li key={other.slug}>
                <Link className={styles.link} to={`/${other.slug}`}>
                  {other.title.page}
                </Link>
                <p className={styles.about}>{other.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link className={styles.link} to={`/formulas/${slug}`}>
          Check the formulas
        </Link>
      </p>
    </div>
  )
}
