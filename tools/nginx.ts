import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEBIAN_FILES, needPackages } from './command.mjs'
import { freePort } from './freePort.ts'

/** Starts Debian's nginx with the project's configuration on a free loopback port. */
export async function startNginx(configuration: string, siteFolder: string) {
  await needPackages('nginx', 'libnginx-mod-http-brotli-static')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const server = readFileSync(configuration, 'utf8')
    .replaceAll('/srv/site', siteFolder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  writeFileSync(join(folder, 'server.conf'), server)
  writeFileSync(join(folder, 'nginx.conf'), frame(folder))
  const child = spawn(DEBIAN_FILES.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => {
    said += String(data)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(origin, () => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
  })
  return {
    origin,
    port,
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function frame(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return [
    // The folder of a test is readable for its owner alone.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes auto;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr error;',
    `load_module ${DEBIAN_FILES['libnginx-mod-http-brotli-static']};`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    'sendfile on;',
    ...temporary,
    `include ${folder}/server.conf;`,
    '}',
  ].join('\n')
}

async function untilAnswers(origin: string, check: () => void): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    check()
    try {
      await fetch(origin)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`Nothing answers at ${origin}`)
}
