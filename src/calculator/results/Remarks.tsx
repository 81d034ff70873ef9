import * as entryNote from '#messages/entryNote.ts'
import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { fallbackTexts } from '../../../schemas/estimate/fallbacks.ts'
import { type WarningMend, warningsInWords } from '../../../schemas/estimate/warnings.ts'
import { say } from '../../../schemas/messages/message.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Stack } from '../../ui/spacing/layout.tsx'
import * as styles from './Results.css.ts'

interface RemarksProps {
  calculator: Calculator
  estimate: Estimate
  /** Enters what mends a warning, as a person would. */
  onMend: (mend: WarningMend) => void
}

/**
 * Warns of results that mislead, with the entry that mends it where there is one, and says for which fields a
 * default was used.
 */
export function Remarks({ calculator, estimate, onMend }: RemarksProps) {
  return (
    <>
      {warningsInWords(calculator, estimate).map(({ text, mend }) => (
        <Stack gap="s" key={text} className={styles.warning}>
          <p data-warning="">{text}</p>
          {mend && (
            <Button variant="secondary" onClick={() => onMend(mend)}>
              {say(entryNote.use, { number: mend.entry })}
            </Button>
          )}
        </Stack>
      ))}
      {fallbackTexts(calculator, estimate).map((text) => (
        <p key={text} className={styles.fallback}>
          {text}
        </p>
      ))}
    </>
  )
}
