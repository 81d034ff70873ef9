import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Puts a built site into a folder: one that is built already, or else as a deployment builds it. */
export function siteInto(folder: string, built?: string): void {
  if (built === undefined) buildInto(folder)
  else cpSync(built, folder, { recursive: true })
}

function buildInto(folder: string): void {
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}
