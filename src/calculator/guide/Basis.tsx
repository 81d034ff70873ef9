import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as messages from '#messages/guide.ts'
import type { DocumentedCalculator } from '../../../schemas/definition/compiled.ts'
import { say } from '../../../schemas/messages/message.ts'
import { Link } from '../../ui/link/Link.tsx'
import { Stack } from '../../ui/spacing/layout.tsx'
import { Fold } from './Fold.tsx'
import * as styles from './Guide.css.ts'

interface BasisProps {
  calculator: DocumentedCalculator
}

/** A calculator's assumptions, the sources of its figures, and a link to its formulas. */
export function Basis({ calculator }: BasisProps) {
  const { slug, fields, constants, assumptions, sources, lang } = calculator
  return (
    <Fold heading={messages.basis}>
      <Stack as="ul" gap="s" className={styles.steps} lang={lang}>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
        {Object.entries(fields).map(([name, field]) =>
          field.kind === 'choice' ? <li key={name}>{originOf(field.label, field)}</li> : null,
        )}
        {Object.entries(constants).map(([name, constant]) => (
          <li key={name}>
            {originOf(
              figureWithUnit(constant.value, unitFor(constant.unit, constant.value)),
              constant,
            )}
          </li>
        ))}
        {sources.map(({ title, about, url }) => (
          <li key={title}>
            <SourceTitle title={title} url={url} />: {about}
          </li>
        ))}
      </Stack>
      <p>
        <Link className={styles.link} to={`/formulas/${slug}`}>
          {messages.checkFormulas}
        </Link>
      </p>
    </Fold>
  )
}

/** A source has its own English title in every language. */
function SourceTitle({ title, url }: { title: string; url: string | undefined }) {
  return url ? (
    <a href={url} lang="en">
      {title}
    </a>
  ) : (
    <span lang="en">{title}</span>
  )
}

interface Sourced {
  source?: string | undefined
  /** In place of a source. */
  assumption?: string | undefined
}

function originOf(what: string, { source, assumption = '' }: Sourced): string {
  return source ? `${what}: ${source}` : say(messages.assumed, { what, assumption })
}
