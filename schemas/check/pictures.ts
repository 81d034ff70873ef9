import type { ParsedDefinition } from '../definition/calculator.ts'
import type { ParameterOf, PictureKind } from '../definition/picture.ts'
import { formatUnit, isCount, parseUnit, type Unit } from '../formula/unit.ts'
import type { Units } from './names.ts'
import { type Problem, suggestion } from './problem.ts'

/** What a parameter may be measured in. */
type Measure = 'length' | 'area' | 'volume' | 'number' | 'percentage' | 'anything'

/** What a parameter names, and in what it must be measured. */
interface Role {
  /** 'input': a number field or a choice's value. 'choice': a choice. 'result': a row of the results. */
  names: 'input' | 'choice' | 'result'
  measured: Measure
}

const input = (measured: Measure): Role => ({ names: 'input', measured })
const result = (measured: Measure): Role => ({ names: 'result', measured })

const roles: { [Kind in PictureKind]: Record<ParameterOf<Kind>, Role> } = {
  slab: {
    area: input('area'),
    thickness: input('length'),
    mix: { names: 'choice', measured: 'anything' },
    bags: result('number'),
    sand: result('volume'),
    aggregate: result('volume'),
  },
  wall: {
    length: input('length'),
    height: input('length'),
    blockLength: input('length'),
    blockHeight: input('length'),
    gap: input('length'),
    wastage: input('percentage'),
    blocks: result('number'),
    total: result('number'),
  },
  floor: {
    length: input('length'),
    width: input('length'),
    tileLength: input('length'),
    tileWidth: input('length'),
    wastage: input('percentage'),
    tiles: result('number'),
    total: result('number'),
  },
  roof: {
    length: input('length'),
    width: input('length'),
    sheetLength: input('length'),
    sheetWidth: input('length'),
    overlap: input('percentage'),
    usableWidth: result('length'),
    rows: result('number'),
    columns: result('number'),
    sheets: result('number'),
  },
  bars: {
    diameter: input('length'),
    length: input('length'),
    bars: input('number'),
    weight: result('anything'),
  },
  coats: {
    height: input('length'),
    width: input('length'),
    walls: input('number'),
    coats: input('number'),
    coverage: input('anything'),
    area: result('area'),
    litres: result('anything'),
  },
}

const power = (exponent: number) => (unit: Unit) => {
  const [entry, ...others] = unit
  return (
    others.length === 0 &&
    entry !== undefined &&
    ['mm', 'cm', 'm', 'km'].includes(entry[0]) &&
    entry[1] === exponent
  )
}

const measures: Record<Measure, { fits: (unit: Unit) => boolean; wanted: string }> = {
  length: { fits: power(1), wanted: 'a length' },
  area: { fits: power(2), wanted: 'an area' },
  volume: { fits: power(3), wanted: 'a volume' },
  number: { fits: (unit) => unit.size === 0 || isCount(unit), wanted: 'a count or a plain number' },
  percentage: { fits: (unit) => formatUnit(unit) === '%', wanted: 'a percentage' },
  anything: { fits: () => true, wanted: 'anything' },
}

/** A picture's parameters name fields and results that exist and are measured as the picture needs. */
export function pictureProblems(definition: ParsedDefinition, units: Units): Problem[] {
  const { picture } = definition
  if (!picture) return []
  const { kind, ...parameters } = picture
  const wanted: Readonly<Record<string, Role>> = roles[kind]
  return Object.entries(parameters).flatMap(([parameter, name]): Problem[] => {
    const role = wanted[parameter]
    const message = role && roleProblem(definition, units, role, name)
    return message ? [{ path: `picture.${parameter}`, message }] : []
  })
}

function roleProblem(
  definition: ParsedDefinition,
  units: Units,
  { names, measured }: Role,
  name: string,
): string | undefined {
  const known = knownNames(definition, units)[names]
  if (!known.includes(name)) {
    const what = {
      input: "a number field or a choice's value",
      choice: 'a choice',
      result: 'one of the results',
    }[names]
    return `names "${name}", which is not ${what}${suggestion(name, known)}`
  }
  const unit = units.get(name) ?? parseUnit('1')
  const { fits, wanted } = measures[measured]
  if (fits(unit)) return undefined
  const others = known.filter((other) => fits(units.get(other) ?? parseUnit('1')))
  const advice = others.length > 0 ? `: ${others.join(', ')}` : ''
  return `names "${name}", which is measured in ${formatUnit(unit)}; ${wanted} is expected${advice}`
}

function knownNames(definition: ParsedDefinition, units: Units): Record<Role['names'], string[]> {
  const { fields, results } = definition
  const choices = Object.keys(fields).filter((name) => fields[name]?.kind === 'choice')
  return {
    input: [...units.keys()].filter((name) => fields[name.split('.')[0] ?? ''] !== undefined),
    choice: choices,
    result: results.map(({ of }) => of),
  }
}
