import { createServer } from 'node:net'
import { installPackages, root, run } from './install.mjs'

// Installs what is missing, builds the site and serves it. Plain JavaScript, for it runs before
// anything is installed.

const port = Number(process.env.PORT ?? 4173)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT is '${process.env.PORT}'; a whole number from 1 to 65535 is expected.`)
}
if (await isTaken(port)) {
  fail(`Port ${port} is taken by another program. Stop it, or choose a port: PORT=4200 npm start`)
}

installPackages()
run('npm', 'run', 'build', '--', '--logLevel', 'warn')

const { preview } = await import('vite')
const server = await preview({ root, preview: { port, strictPort: true } })
console.log(`\nThe site is ready at http://localhost:${port}/`)
for (const url of server.resolvedUrls?.network ?? []) {
  console.log(`On a phone in the same network: ${url}`)
}
console.log('Ctrl+C stops it.')

/** @param {number} wanted */
function isTaken(wanted) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.once('listening', () => probe.close(() => resolve(false)))
    probe.listen(wanted)
  })
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
