import type { CheckedCalculator } from '../definition/compiled.ts'
import { absenceDiagnostics } from './absence.ts'
import { angleDiagnostics } from './angles.ts'
import { billFieldDiagnostics } from './billFields.ts'
import { DefinitionError, type Diagnostic } from './diagnostic.ts'
import { divisorDiagnostics } from './divisors.ts'
import { exampleDiagnostics, faqDiagnostics } from './examples.ts'
import { compileFormulas } from './formulas.ts'
import { braceDiagnostics } from './interpolation.ts'
import { intervalsOf } from './intervals.ts'
import { labelDiagnostics } from './labels.ts'
import { madeEstimateDiagnostics } from './madeEstimates.ts'
import { emptySymbolTable, resolveNames } from './nameResolution.ts'
import { pictureDiagnostics } from './pictures.ts'
import { withPlaces } from './places.ts'
import { plainDataDiagnostic } from './plainData.ts'
import { relatedDiagnostics } from './related.ts'
import { repetitionDiagnostics } from './repetition.ts'
import { resultDiagnostics } from './results.ts'
import { parseShape } from './shape.ts'
import { materialSignDiagnostics, signDiagnostics } from './signs.ts'
import { tableRangeDiagnostics } from './tableRanges.ts'
import { unusedDiagnostics } from './unused.ts'
import { NO_OTHERS, type Others, readUses } from './uses.ts'
import { warningDiagnostics } from './warnings.ts'

/**
 * Checks a definition and compiles it: shape, names, units, formulas, results, examples, texts.
 *
 * @param file the definition's file, for messages: 'calculators/tile-estimator.ts'
 * @param slug the file's name without its ending
 * @param others the calculators that it may use, and the catalogue of materials
 * @throws DefinitionError listing every mistake found, with path and what would be right.
 */
export function checkDefinition(
  file: string,
  slug: string,
  definition: unknown,
  others: Others = NO_OTHERS,
): CheckedCalculator {
  const refuse = (diagnostics: Diagnostic[]) => {
    if (diagnostics.length > 0) throw new DefinitionError(file, diagnostics)
  }
  refuse(slugDiagnostics(slug))
  const notPlain = plainDataDiagnostic(definition)
  if (notPlain) refuse([notPlain])
  const shaped = parseShape(definition)
  if (Array.isArray(shaped)) throw new DefinitionError(file, shaped)
  const parsed = withPlaces(shaped, others)

  const names = emptySymbolTable()
  refuse([
    ...relatedDiagnostics(slug, parsed.related),
    ...resolveNames(parsed, names),
    ...readUses(parsed, names, others),
    ...madeEstimateDiagnostics(parsed, names, others),
    ...resultDiagnostics(parsed, names.units),
    ...warningDiagnostics(parsed),
    ...braceDiagnostics(parsed),
    ...repetitionDiagnostics(parsed),
  ])
  const { diagnostics, ...compiled } = compileFormulas(parsed, names, others)
  refuse([
    ...diagnostics,
    ...pictureDiagnostics(parsed, names),
    ...billFieldDiagnostics(compiled, parsed.uses),
  ])

  const { uses: _uses, ...rest } = parsed
  const calculator = { ...rest, ...compiled, slug }
  const known = intervalsOf(calculator)
  // No example is computed with an angle that has no tangent, or blamed for a figure that may be absent.
  refuse([...angleDiagnostics(calculator, known), ...absenceDiagnostics(calculator, parsed)])
  const examples = exampleDiagnostics(calculator, parsed.examples, others)
  refuse([
    ...unusedDiagnostics(calculator, parsed),
    ...labelDiagnostics(calculator),
    ...signDiagnostics(known, parsed.results),
    ...materialSignDiagnostics(known, calculator.materials),
    ...divisorDiagnostics(calculator, known),
    ...tableRangeDiagnostics(calculator, known),
    ...examples,
    ...faqDiagnostics(parsed, examples),
  ])
  const worked = Object.entries(parsed.examples).map(([key, { name, given }]) => [
    key,
    { name, given },
  ])
  return { ...calculator, examples: Object.fromEntries(worked) }
}

function slugDiagnostics(slug: string): Diagnostic[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return []
  const message = `has the file name '${slug}'; it becomes the slug, which has lower-case words with hyphens`
  return [{ path: '', message }]
}
