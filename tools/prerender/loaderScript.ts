import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { BUILD_TARGET } from '../browsers.ts'
import type { LanguageBuild } from '../languages.ts'

/**
 * Makes of src/runtime/firstPage.ts the script that every page of a language carries: one text, whatever
 * the page, so that the content security policy can name it by its hash.
 */
export async function loaderScript(
  root: string,
  { conditions }: Pick<LanguageBuild, 'conditions'>,
): Promise<string> {
  const script = await classicScript(root, 'src/runtime/firstPage.ts', conditions)
  if (script.includes('</')) throw new Error(`The loader would end its own element: ${script}`)
  return script
}

/** Makes one script of a module and all that it imports, for browsers to run as it is. */
export async function classicScript(
  root: string,
  entry: string,
  conditions: readonly string[] = [],
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    build: {
      write: false,
      copyPublicDir: false,
      target: BUILD_TARGET,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  })
  const [file, ...others] = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  if (file?.type !== 'chunk' || others.length > 0) {
    throw new Error(`${entry} has to become one script`)
  }
  return file.code.trim()
}
