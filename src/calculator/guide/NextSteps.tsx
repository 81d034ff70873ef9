import * as guide from '#messages/guide.ts'
import type { RegistryEntry } from '../../../schemas/definition/registryEntry.ts'
import { Link } from '../../ui/link/Link.tsx'
import { Row, Stack } from '../../ui/spacing/layout.tsx'
import * as styles from './Guide.css.ts'

/** Links to the calculators of the same job. */
export function NextSteps({ related }: { related: readonly RegistryEntry[] }) {
  if (related.length === 0) return null
  return (
    <Stack as="section" gap="s" className={styles.next} aria-labelledby="related-heading">
      <h2 id="related-heading" className={styles.heading}>
        {guide.sameJob}
      </h2>
      <Row as="ul" gap="s" className={styles.related}>
        {related.map((other) => (
          <li key={other.slug} lang={other.lang}>
            <Link className={styles.tool} to={`/${other.slug}`}>
              {other.name}
            </Link>
          </li>
        ))}
      </Row>
    </Stack>
  )
}
