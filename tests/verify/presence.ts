import { isAccessorNode, isFunctionNode, isSymbolNode, type MathNode } from 'mathjs'

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
