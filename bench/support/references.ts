import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/*
 * What a page is compared with: its own HTML without any script, and its own HTML with the same
 * libraries that do nothing but start. Both are served from the same folder by the same server.
 */

/** Writes the references of some pages of a built site into its folder. */
export async function buildReferences(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const name = path === '/' ? 'home' : 'tile'
    const html = readFileSync(
      join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`),
      'utf8',
    )
    const bare = html
      .replaceAll(/<script data-entry[^>]*>.*?<\/script>/gs, '')
      .replaceAll(/<link rel="(?:manifest|preload)"[^>]*>/g, '')
    writePage(folder, `bare-${name}.html`, bare)
    const isForm = name === 'tile'
    const script = await buildLibraries(folder, isForm)
    const tag = `<script type="module" crossorigin src="/${script}"></script>`
    writePage(
      folder,
      `libraries-${name}.html`,
      bare
        .replace('</head>', `${tag}</head>`)
        .replace(
          '</body>',
          `<div id="minimal">${isForm ? '<input name="area">' : ''}</div></body>`,
        ),
    )
  }
}

function writePage(folder: string, name: string, html: string): void {
  writeFileSync(join(folder, name), html)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(html))
}

/** One script of the libraries that a page is made of, which takes over an element and is ready. */
async function buildLibraries(folder: string, withForm: boolean): Promise<string> {
  const project = join(import.meta.dirname, '../..')
  const work = mkdtempSync(join(tmpdir(), 'libraries-'))
  // Beside the project's modules: libraries are looked for from there.
  const entry = join(project, 'node_modules/.cache', `libraries-${withForm ? 'form' : 'plain'}.js`)
  mkdirSync(join(project, 'node_modules/.cache'), { recursive: true })
  writeFileSync(entry, sourceOf(withForm))
  try {
    await build({
      configFile: false,
      root: project,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: work,
        modulePreload: false,
        rolldownOptions: { input: entry, output: { entryFileNames: 'libraries.js' } },
      },
    })
    const name = `assets/libraries-${withForm ? 'form' : 'plain'}.js`
    const code = readFileSync(join(work, 'libraries.js'))
    writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(code))
    return name
  } finally {
    rmSync(work, { recursive: true, force: true })
    rmSync(entry, { force: true })
  }
}

function sourceOf(withForm: boolean): string {
  const form = `
    import { zodResolver } from '@hookform/resolvers/zod'
    import { useForm } from 'react-hook-form'
    import * as z from 'zod/mini'
    import Fraction from 'fraction.js'
    import jsep from 'jsep'
    const schema = z.object({ area: z.string() })
    function Form() {
      const { register } = useForm({ resolver: zodResolver(schema) })
      return createElement('input', register('area'))
    }
    Object.assign(globalThis, { kept: [Fraction, jsep] })`
  return `
    import { createElement, useEffect } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    import { createBrowserRouter, RouterProvider } from 'react-router-dom'
    ${withForm ? form : 'function Form() { return null }'}
    function Page() {
      useEffect(() => { document.documentElement.dataset.ready = '' }, [])
      return createElement(Form)
    }
    const router = createBrowserRouter([{ path: '*', element: createElement(Page) }])
    const site = createElement(RouterProvider, { router })
    hydrateRoot(document.getElementById('minimal'), site)`
}
