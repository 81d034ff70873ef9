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
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    build: {
      write: false,
      copyPublicDir: false,
      target: BUILD_TARGET,
      lib: { entry: join(root, 'src/runtime/firstPage.ts'), formats: ['iife'], name: 'loader' },
    },
  })
  const [file, ...others] = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  if (file?.type !== 'chunk' || others.length > 0) {
    throw new Error('src/runtime/firstPage.ts has to become one script')
  }
  const script = file.code.trim()
  if (script.includes('</')) throw new Error(`The loader would end its own element: ${script}`)
  return script
}
