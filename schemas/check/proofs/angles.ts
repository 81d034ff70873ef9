import type { Diagnostic } from '../../compile/diagnostic.ts'
import type { DefinitionWithDefaults } from '../../definition/calculator.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { type Formula, type FunctionName, isOfAngle, parts } from '../../formula/ast.ts'
import { type Interval, mayBeNegative } from '../../formula/interval.ts'
import { intervalOf } from '../../formula/intervalOf.ts'
import { printFormula } from '../../formula/print.ts'
import { type KnownIntervals, nameIn } from './intervals.ts'
import { ownFormulas } from './ownFormulas.ts'

const RIGHT_ANGLE = 90

/**
 * Angles are those of a roof or a brace, from 0° to 90°: nobody means an angle beyond them, and
 * none is computed. A right angle has no tangent.
 */
export function angleDiagnostics(
  calculator: Pick<Calculator, 'fields' | 'formulas' | 'materials'>,
  defined: Pick<DefinitionWithDefaults, 'materials'>,
  everywhere: KnownIntervals,
): Diagnostic[] {
  return ownFormulas(calculator, defined, everywhere).flatMap(({ path, ast, known }) =>
    wrongAngles(ast, nameIn(known)).map((message) => ({ path, message })),
  )
}

function wrongAngles(ast: Formula, named: (name: string) => Interval): string[] {
  const inside = parts(ast).flatMap((part) => wrongAngles(part, named))
  if (ast.kind !== 'call' || !isOfAngle(ast.function)) return inside
  const [angle] = ast.arguments
  const wrong = angle && reason(ast.function, intervalOf(angle, named))
  if (!wrong) return inside
  const accepts = `{ minimum: '0', ${ast.function === 'tan' ? 'exclusiveMaximum' : 'maximum'}: '90' }`
  const message = `takes the ${ast.function} of ${printFormula(angle)}, which may be ${wrong}; let it accept ${accepts}, or less`
  return [...inside, message]
}

function reason(name: FunctionName, angle: Interval): string | undefined {
  if (mayBeNegative(angle)) return 'below 0°'
  const { high } = angle
  if (!high || high.at.gt(RIGHT_ANGLE)) return 'above 90°'
  return name === 'tan' && high.at.gte(RIGHT_ANGLE) && high.isIn ? '90°' : undefined
}
