import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/*
 * The two pages that a calculator's page is compared with. They are served from the same folder by the
 * same server.
 */

/** Their paths on the server. */
interface References {
  /** The page's own HTML, with no script. */
  withoutScripts: string
  /** The same, with the libraries of the page, which take over one input and do nothing else. */
  librariesAlone: string
}

const SCRIPT = 'assets/libraries-alone.js'

/** Writes the references of a page into the folder of its built site. */
export async function buildReferences(folder: string, page: string): Promise<References> {
  const html = readFileSync(join(folder, `${page}.html`), 'utf8')
  const bare = html
    .replaceAll(/<script data-entry[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:manifest|preload)"[^>]*>/g, '')
  write(folder, 'without-scripts.html', bare)
  write(folder, SCRIPT, await libraries())
  write(
    folder,
    'libraries-alone.html',
    bare
      .replace('</head>', `<script type="module" src="/${SCRIPT}"></script></head>`)
      .replace('</body>', '<div id="minimal"><input name="area"></div></body>'),
  )
  return { withoutScripts: '/without-scripts', librariesAlone: '/libraries-alone' }
}

/** Writes a file beside its compressed form, which nginx serves. */
function write(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
}

/** One script of the libraries that take part until a calculator's page is usable. */
async function libraries(): Promise<string> {
  const project = join(import.meta.dirname, '..')
  // Beside the project's modules, for packages are looked for from there.
  const work = join(project, 'node_modules/.cache/libraries-alone')
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'entry.js'), SOURCE)
  try {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      publicDir: false,
      mode: 'production',
      build: {
        outDir: join(work, 'built'),
        modulePreload: false,
        rolldownOptions: {
          input: join(work, 'entry.js'),
          output: { entryFileNames: 'libraries.js' },
        },
      },
    })
    return readFileSync(join(work, 'built/libraries.js'), 'utf8')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const SOURCE = `
  import { createElement, useEffect } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import { createBrowserRouter, RouterProvider } from 'react-router-dom'
  import { useForm } from 'react-hook-form'
  import * as z from 'zod/mini'
  import Fraction from 'fraction.js'
  Object.assign(globalThis, { kept: [Fraction, z.object({ area: z.string() })] })
  function Page() {
    const { register } = useForm()
    useEffect(() => { document.documentElement.dataset.ready = '' }, [])
    return createElement('input', register('area'))
  }
  const router = createBrowserRouter([{ path: '*', element: createElement(Page) }])
  hydrateRoot(document.getElementById('minimal'), createElement(RouterProvider, { router }))
`
