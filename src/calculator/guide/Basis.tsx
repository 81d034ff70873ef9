import { figureWithUnit, unitFor } from '#language/grammar.ts'
import type { CalculatorGuide } from '../../../schemas/definition/compiled.ts'
import { Link } from '../../ui/link/Link.tsx'
import { Fold } from './Fold.tsx'
import * as styles from './Guide.css.ts'

/** What a calculator takes for granted, where each of its figures comes from, and what a reviewer reads. */
export function Basis({ slug, guide }: { slug: string; guide: CalculatorGuide }) {
  const { fields, constants, assumptions, sources } = guide
  return (
    <Fold heading="What the estimate rests on">
      <ul className={styles.steps}>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
        {Object.entries(fields).map(([name, field]) =>
          field.kind === 'choice' ? (
            <li key={name}>
              {field.label}: <Origin origin={field} />
            </li>
          ) : null,
        )}
        {Object.entries(constants).map(([name, constant]) => (
          <li key={name}>
            {figureWithUnit(constant.value, unitFor(constant.unit, constant.value))}:{' '}
            <Origin origin={constant} />
          </li>
        ))}
        {sources.map(({ title, about, url }) => (
          <li key={title}>
            {url ? <a href={url}>{title}</a> : title}: {about}
          </li>
        ))}
      </ul>
      <p>
        <Link className={styles.link} to={`/formulas/${slug}`}>
          Check the formulas
        </Link>
      </p>
    </Fold>
  )
}

function Origin({
  origin,
}: {
  origin: { source?: string | undefined; assumption?: string | undefined }
}) {
  return origin.source ?? <>assumption. {origin.assumption}</>
}
