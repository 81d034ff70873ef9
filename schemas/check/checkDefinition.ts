import { DefinitionError, type Diagnostic } from '../compile/diagnostic.ts'
import { expandByOption } from '../compile/expandByOption.ts'
import { compileFormulas } from '../compile/formulas.ts'
import { emptySymbolTable, resolveNames } from '../compile/nameResolution.ts'
import { withOptionsOf } from '../compile/optionsOf.ts'
import { NO_OTHERS, type Others } from '../compile/others.ts'
import { plainDataDiagnostic } from '../compile/plainData.ts'
import { withRowOptions } from '../compile/rowReferences.ts'
import { parseShape } from '../compile/shape.ts'
import { addImportedNames } from '../compile/usedNames.ts'
import type { CalculatorWithGuidance } from '../definition/compiled.ts'
import { billFieldDiagnostics } from './billFields.ts'
import { byDiagnostics } from './byOption.ts'
import {
  childEstimateDiagnostics,
  materialStageDiagnostics,
} from './calculatorDependencies/childEstimates.ts'
import { takenDiagnostics } from './calculatorDependencies/taken.ts'
import { usesDiagnostics } from './calculatorDependencies/uses.ts'
import { exampleDiagnostics, faqDiagnostics } from './examples.ts'
import { fieldsDiagnostics } from './fields.ts'
import { unboughtDiagnostics, withOwnMaterials } from './ownMaterials.ts'
import { pictureDiagnostics } from './pictures.ts'
import { absenceDiagnostics } from './proofs/absence.ts'
import { angleDiagnostics } from './proofs/angles.ts'
import { divisorDiagnostics } from './proofs/divisors.ts'
import { intervalsOf } from './proofs/intervals.ts'
import { pieceDiagnostics } from './proofs/pieces.ts'
import { materialSignDiagnostics, signDiagnostics } from './proofs/signs.ts'
import { relatedDiagnostics } from './related.ts'
import {
  dependenceDiagnostics,
  resultDiagnostics,
  resultUnitDiagnostics,
  variantDiagnostics,
} from './results.ts'
import { rowReferenceDiagnostics } from './rowReferences.ts'
import { braceDiagnostics } from './texts/interpolation.ts'
import { labelDiagnostics, summaryDiagnostics } from './texts/labels.ts'
import { markupDiagnostics } from './texts/markup.ts'
import { repetitionDiagnostics } from './texts/repetition.ts'
import { unreadValueDiagnostics, unusedDiagnostics } from './unused.ts'
import { usualValueDiagnostics } from './usualValues.ts'
import { vainWarningDiagnostics, warningDiagnostics } from './warnings.ts'

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
): CalculatorWithGuidance {
  const refuseAsIs = (diagnostics: Diagnostic[]) => {
    if (diagnostics.length > 0) throw new DefinitionError(file, diagnostics)
  }
  refuseAsIs(slugDiagnostics(slug))
  const notPlain = plainDataDiagnostic(definition)
  if (notPlain) refuseAsIs([notPlain])
  const read = parseShape(definition)
  if (Array.isArray(read)) throw new DefinitionError(file, read)
  const unknownOptions: Diagnostic[] = []
  const written = withOptionsOf(read, others, unknownOptions)
  refuseAsIs([
    ...unknownOptions,
    ...rowReferenceDiagnostics(written.fields),
    ...byDiagnostics(written),
    ...markupDiagnostics(definition),
  ])
  const { definition: parsed, asWritten } = expandByOption(withRowOptions(written))
  const refuse = (diagnostics: Diagnostic[]) => refuseAsIs(asWritten(diagnostics))

  const names = emptySymbolTable()
  const ownMaterials: Diagnostic[] = []
  const withOwn = withOwnMaterials(parsed, others, ownMaterials)
  const unresolved = resolveNames(parsed, names)
  // A name whose unit is misspelt is not known there, and would be called a mistake once more.
  const toOthers =
    unresolved.length > 0
      ? []
      : [
          ...addImportedNames(parsed, names, others),
          ...usesDiagnostics(parsed, names, others),
          ...takenDiagnostics(parsed, others),
          ...childEstimateDiagnostics(parsed, names, others),
        ]
  refuse([
    ...ownMaterials,
    ...relatedDiagnostics(slug, parsed.related),
    ...unresolved,
    ...fieldsDiagnostics(parsed),
    ...toOthers,
    ...resultDiagnostics(parsed),
    ...warningDiagnostics(parsed),
    ...usualValueDiagnostics(parsed),
    ...materialStageDiagnostics(parsed),
    ...braceDiagnostics(parsed),
    ...repetitionDiagnostics(parsed),
  ])
  const { diagnostics, ...compiled } = compileFormulas(parsed, names, withOwn)
  refuse([
    ...diagnostics,
    ...resultUnitDiagnostics(parsed, names.units, diagnostics),
    ...pictureDiagnostics(parsed, names),
    ...billFieldDiagnostics(compiled, parsed, others),
  ])

  const { uses: _uses, ...rest } = parsed
  const calculator = { ...rest, ...compiled, slug }
  const known = intervalsOf(calculator)
  // No example is computed with an angle that has no tangent, or blamed for a figure that may be absent.
  refuse([
    ...angleDiagnostics(calculator, parsed, known),
    ...absenceDiagnostics(calculator, parsed),
  ])
  const examples = exampleDiagnostics(calculator, parsed.examples, others)
  refuse([
    ...unusedDiagnostics(calculator, parsed, others),
    ...unreadValueDiagnostics(read),
    ...unboughtDiagnostics(parsed),
    ...labelDiagnostics(calculator),
    ...summaryDiagnostics(parsed),
    ...dependenceDiagnostics(calculator, parsed.results),
    ...variantDiagnostics(calculator, parsed),
    ...signDiagnostics(known, parsed.results),
    ...vainWarningDiagnostics(known, calculator, parsed),
    ...materialSignDiagnostics(calculator, parsed, known),
    ...pieceDiagnostics(calculator, parsed, known),
    ...divisorDiagnostics(calculator, parsed, known),
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
