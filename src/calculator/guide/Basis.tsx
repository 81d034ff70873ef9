import { figureWithUnit, unitFor } from '#language/grammar.ts'
import * as messages from '#messages/guide.ts'
import type { CalculatorWithGuidance } from '../../../schemas/definition/compiled.ts'
import { say } from '../../../schemas/messages/message.ts'
import { Link } from '../../ui/link/Link.tsx'
import { Stack } from '../../ui/spacing/layout.tsx'
import { Fold } from './Fold.tsx'
import * as styles from './Guide.css.ts'

interface BasisProps {
  calculator: CalculatorWithGuidance
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
        {sources.map(({ title, isDocument, about, url }) => (
          <li key={title}>
            <SourceTitle title={title} lang={isDocument ? 'en' : undefined} url={url} />: {about}
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

interface SourceTitleProps {
  title: string
  /** That of a document's name; others are in the page's. */
  lang: string | undefined
  url: string | undefined
}

function SourceTitle({ title, lang, url }: SourceTitleProps) {
  return url ? (
    <a href={url} lang={lang}>
      {title}
    </a>
  ) : (
    <span lang={lang}>{title}</span>
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
