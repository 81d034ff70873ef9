import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the site into a folder, as a deployment does. */
export function buildInto(folder: string): void {
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
