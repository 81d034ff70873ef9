import { type Plugin, parseAst } from 'vite'

/** What our own code takes from packages: names by package, as 'react' → useId, useState. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** What our own modules in a script import, by the script's file name. */
export interface ScriptImports {
  plugin: Plugin
  of: (scripts: readonly string[]) => Imports
}

/** Listens to a build for what our own code imports, so that no list of libraries is kept by hand. */
export function collectImports(): ScriptImports {
  const byScript = new Map<string, Imports[]>()
  const plugin: Plugin = {
    name: 'collect-imports',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const own = output.moduleIds.filter((id) => !/node_modules|^\0|\.css/.test(id))
        const imports = own.map((id) => importsIn(this.getModuleInfo(id)?.code ?? ''))
        byScript.set(output.fileName, imports)
      }
    },
  }
  return {
    plugin,
    of: (scripts) => merge(scripts.flatMap((script) => byScript.get(script) ?? [])),
  }
}

/** A module that imports the same and does nothing with it but keep it. */
export function moduleThatImports(imports: Imports): string {
  const lines = [...imports].flatMap(([library, names], place) =>
    [...names].map((name, index) => {
      const kept = `kept_${place}_${index}`
      const clause = name === 'default' ? kept : `{ ${name} as ${kept} }`
      return { kept, line: `import ${clause} from '${library}'` }
    }),
  )
  const kept = lines.map((line) => line.kept).join(', ')
  return [...lines.map(({ line }) => line), `globalThis.kept = [${kept}]`].join('\n')
}

function importsIn(code: string): Imports {
  const imports = new Map<string, Set<string>>()
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ImportDeclaration') continue
    const library = statement.source.value
    // Packages alone: no relative path, no absolute one, no virtual module, nothing of Vite's own.
    if (!/^[@a-z]/i.test(library) || /:|^vite\//.test(library)) continue
    const names = statement.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return ['default']
      if (specifier.type === 'ImportNamespaceSpecifier') {
        return membersOf(specifier.local.name, code)
      }
      return specifier.imported.type === 'Identifier' ? [specifier.imported.name] : []
    })
    imports.set(library, new Set([...(imports.get(library) ?? []), ...names]))
  }
  return imports
}

/** `import * as z` takes only the members that the code names: the rest is shaken off. */
function membersOf(namespace: string, code: string): string[] {
  return [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].flatMap(
    ([, member]) => member ?? [],
  )
}

function merge(all: readonly Imports[]): Imports {
  const merged = new Map<string, Set<string>>()
  for (const imports of all) {
    for (const [library, names] of imports) {
      merged.set(library, new Set([...(merged.get(library) ?? []), ...names]))
    }
  }
  return merged
}
