import { isAccessorNode, isFunctionNode, isSymbolNode, type MathNode } from 'mathjs'

/** The values of names, as mathjs reads them. */
type Scope = Record<string, unknown>

/** Puts a name with dots (concrete.volume, concrete.mix.bags) where mathjs looks for it. */
export function place(scope: Scope, name: string, value: unknown): void {
  const [first = '', ...rest] = name.split('.')
  if (rest.length === 0) {
    scope[name] = value
    return
  }
  const inside: Scope = { ...Object(scope[first]) }
  place(inside, rest.join('.'), value)
  scope[first] = inside
}

/**
 * An expression of mathjs with the first part that is there in place of each `first(…)`; undefined
 * where something else that it needs is absent.
 */
export function withoutAbsent(
  node: MathNode,
  isAbsent: (name: string) => boolean,
): MathNode | undefined {
  if (isSymbolNode(node) || isAccessorNode(node)) {
    return isAbsent(node.toString()) ? undefined : node
  }
  // The smallest and the largest of no rows.
  if (isFunctionNode(node) && isAbsent(node.toString())) return undefined
  if (isFunctionNode(node) && node.fn.toString() === 'first') {
    for (const part of node.args) {
      const present = withoutAbsent(part, isAbsent)
      if (present) return present
    }
    return undefined
  }
  let lacks = false
  const whole = node.map((part) => {
    const present = withoutAbsent(part, isAbsent)
    lacks ||= present === undefined
    return present ?? part
  })
  return lacks ? undefined : whole
}
