import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, as 'http://localhost:1234'. */
    origin: string
    /** The folder it was built into. */
    siteFolder: string
  }
}

/** Builds the site into a temporary folder and serves it as `npm start` does, for all browser tests. */
export default async function setup(project: TestProject) {
  const outDir = await mkdtemp(join(tmpdir(), 'site-'))
  buildSite(outDir)
  const server = await serveSite(outDir)
  project.provide('origin', server.origin)
  project.provide('siteFolder', outDir)
  return async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}

/** Serves a built site as `npm start` does, on a free port. */
export async function serveSite(outDir: string) {
  const server = await preview({
    mode: 'production',
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}

/**
 * Builds as a deployment does, with what stands in the test build alone: by the mode, the calculators
 * of tests/calculators and the gallery. In a process of its own, because here NODE_ENV says 'test'.
 *
 * @param environment variables that it builds with, in place of a deployment's: with the NODE_ENV
 * 'development', React says whatever it has to complain about.
 */
export function buildSite(outDir: string, environment: NodeJS.ProcessEnv = {}): void {
  execFileSync(
    'npm',
    [
      'run',
      'build',
      '--',
      '--mode',
      'test',
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}
