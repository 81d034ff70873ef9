import { useMemo } from 'react'
import * as formulaSheet from '#messages/formulaSheet.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import { say } from '../../schemas/messages/message.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { standalone } from '../ui/link/Link.css.ts'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import * as styles from './FormulasPage.css.ts'
import { PrintedSheet } from './PrintedSheet.tsx'

/** Everything one calculator knows, for anyone who checks it. */
export function FormulaSheetPage({ calculator }: { calculator: CalculatorWithGuidance }) {
  const sheet = useMemo(() => sheetOf(calculator, false), [calculator])
  const { title, slug, summary } = sheet
  const heading = say(formulaSheet.heading, { title })
  return (
    <>
      <PageMetadata
        title={`${heading} – ${site.name}`}
        description={say(formulaSheet.description, { title })}
      />
      <PrintedSheet sheet={sheet} heading="h2">
        <PageHeading>{heading}</PageHeading>
        <p lang={calculator.lang}>{summary}</p>
        <p className={styles.ways}>
          <Link className={standalone} to={`/${slug}`}>
            {formulaSheet.openCalculator}
          </Link>
          <Link className={standalone} to="/formulas">
            {formulaSheet.allFormulas}
          </Link>
        </p>
      </PrintedSheet>
    </>
  )
}
