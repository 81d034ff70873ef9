import type { ParsedDefinition } from '../definition/calculator.ts'
import type { Catalogue, Take } from '../definition/compiled.ts'
import { namesShown } from '../definition/texts.ts'
import { isUnlimited } from '../formula/range.ts'
import { parseUnit } from '../formula/unit.ts'
import { ownNames } from './names.ts'
import { formulaProblem, type Problem, suggestion } from './problem.ts'
import { compileTree, type Scope } from './trees.ts'

/** Compiles what a calculator takes: its materials exist, and each amount is in its material's unit. */
export function compileTakes(
  takes: ParsedDefinition['takes'],
  scope: Scope,
  materials: Catalogue,
  problems: Problem[],
): Take[] {
  return Object.entries(takes).flatMap(([id, take]): Take[] => {
    const path = `takes.${id}`
    const material = Object.hasOwn(materials, id) ? materials[id] : undefined
    if (!material) {
      const known = suggestion(id, Object.keys(materials))
      problems.push({ path, message: `is not a material of the catalogue${known}` })
      return []
    }
    problems.push(...whereProblems(path, take, scope), ...variantProblems(path, take, scope))
    try {
      const says = `${id} is taken in ${material.unit}`
      return [
        { ...take, material, tree: compileTree(take.is, parseUnit(material.unit), says, scope) },
      ]
    } catch (error) {
      problems.push(formulaProblem(`${path}.is`, error, take.is))
      return []
    }
  })
}

type ParsedTake = ParsedDefinition['takes'][string]

function whereProblems(path: string, { where, otherwise }: ParsedTake, scope: Scope): Problem[] {
  const known = ownNames(scope.units)
  const limits = Object.entries(where).flatMap(([name, range]): Problem[] => {
    const at = `${path}.where.${name}`
    if (!known.includes(name)) {
      return [
        { path: at, message: `is not a field, constant or formula${suggestion(name, known)}` },
      ]
    }
    return isUnlimited(range)
      ? [{ path: at, message: 'has no limit; give it one, or leave it out' }]
      : []
  })
  if (otherwise === undefined || Object.keys(where).length > 0) return limits
  const message = 'is said outside of limits, but there are none; add where, or leave it out'
  return [...limits, { path: `${path}.otherwise`, message }]
}

function variantProblems(path: string, { variant = '' }: ParsedTake, scope: Scope): Problem[] {
  const { fields } = scope.definition
  const choices = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice')
  const known = [...ownNames(scope.units), ...choices]
  return namesShown(variant)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      path: `${path}.variant`,
      message: `shows {${name}}, which is not a field, constant or formula${suggestion(name, known)}`,
    }))
}
