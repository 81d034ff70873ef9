import postcss, { type ChildNode, type Container } from 'postcss'

/** What src/prerender.tsx draws of a page. */
export interface PageParts {
  /** The file's name in the site's folder. */
  file: string
  /** Where the page lives; undefined for the page that stands in for those not found. */
  path: string | undefined
  /** Elements for the document's head. */
  head: string
  /** The content of the root element. */
  body: string
}

/** Answers the part of the stylesheet that a page with this markup can show. */
export type Styles = (markup: string) => string

interface Part {
  css: string
  /** Each selector's classes: the part is needed if all classes of one selector occur. */
  needs: string[][]
}

/**
 * Splits a stylesheet so that each page can carry its own part of it. Elements and states are
 * kept always, a class only where it occurs: styles of this project are classes throughout.
 */
export function parseStyles(stylesheet: string): Styles {
  const parts = postcss.parse(stylesheet).nodes.flatMap((node) => partsOf(node))
  return (markup) => {
    const classes = classesOf(markup)
    const kept: string[] = []
    for (const { css, needs } of parts) {
      if (needs.some((names) => names.every((name) => classes.has(name)))) kept.push(css)
    }
    return withoutUnused(kept.join(''), markup)
  }
}

/** Leaves out the variables that nothing here uses; the whole stylesheet, which comes later, has them. */
function withoutUnused(css: string, markup: string): string {
  const used = new Set([...`${css}${markup}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return css.replaceAll(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  )
}

function partsOf(node: ChildNode, wrap: (css: string) => string = (css) => css): Part[] {
  if (node.type === 'rule') {
    return [{ css: wrap(node.toString()), needs: node.selectors.map(classNames) }]
  }
  if (node.type === 'atrule' && node.nodes && isGroup(node)) {
    const inside = node.nodes
    const open = `@${node.name} ${node.params}`
    return inside.flatMap((child) => partsOf(child, (css) => wrap(`${open}{${css}}`)))
  }
  if (node.type === 'comment') return []
  // A semicolon after a block would spoil the rule that follows it.
  const isStatement = node.type === 'atrule' && node.nodes === undefined
  return [{ css: wrap(`${node.toString()}${isStatement ? ';' : ''}`), needs: [[]] }]
}

function isGroup(node: Container & { name: string }): boolean {
  return ['media', 'supports', 'layer', 'container'].includes(node.name)
}

function classNames(selector: string): string[] {
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

function classesOf(markup: string): Set<string> {
  const found = new Set<string>()
  for (const [, names = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(' ')) found.add(name)
  }
  return found
}
