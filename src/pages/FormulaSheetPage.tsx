import { useMemo } from 'react'
import type { Calculator, CalculatorGuide } from '../../schemas/definition/compiled.ts'
import { sheetOf } from '../../schemas/review/reviewSheet.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import * as styles from './FormulasPage.css.ts'
import { PrintedSheet } from './PrintedSheet.tsx'

/** Everything one calculator knows, for anyone who checks it. */
export function FormulaSheetPage({ calculator }: { calculator: Calculator & CalculatorGuide }) {
  const sheet = useMemo(() => sheetOf(calculator, false), [calculator])
  const { title, slug, summary } = sheet
  return (
    <>
      <PageMetadata
        title={`${title}: formulas – ${site.name}`}
        description={`Every field, constant, formula and worked example of the ${title}, with units, rounding and sources, to check, print and sign.`}
      />
      <PrintedSheet sheet={sheet} heading="h2">
        <PageHeading>{title}: formulas</PageHeading>
        <p>{summary}</p>
        <p className={styles.ways}>
          <Link className={styles.link} to={`/${slug}`}>
            Open the calculator
          </Link>
          <Link className={styles.link} to="/formulas">
            Rounding, and all formulas
          </Link>
        </p>
      </PrintedSheet>
    </>
  )
}
