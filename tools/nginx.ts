import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MODULES = '/usr/lib/nginx/modules'
const BROTLI = 'ngx_http_brotli_static_module.so'

/**
 * Installs Debian packages whose command is missing.
 *
 * @throws Error that says what to install, where this machine cannot install it.
 */
export function needPackages(isThere: () => boolean, ...packages: string[]): void {
  if (isThere()) return
  const wanted = `apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0) throw new Error(`This needs root, or first: ${wanted}`)
  try {
    aptGet('update')
    aptGet('install', '-y', ...packages)
  } catch (cause) {
    throw new Error(`This machine cannot install what is needed here: ${wanted}`, { cause })
  }
}

/** One at a time: tests that need packages in the same moment would meet apt-get's own lock, and fail. */
function aptGet(...args: string[]): void {
  execFileSync('flock', [join(tmpdir(), 'needed-packages.lock'), 'apt-get', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  })
}

/** Starts Debian's nginx with the project's configuration on a free loopback port. */
export async function startNginx(configuration: string, siteFolder: string) {
  needPackages(
    () => existsSync('/usr/sbin/nginx') && existsSync(join(MODULES, BROTLI)),
    'nginx',
    'libnginx-mod-http-brotli-static',
  )
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const server = readFileSync(configuration, 'utf8')
    .replaceAll('/srv/site', siteFolder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  writeFileSync(join(folder, 'server.conf'), server)
  writeFileSync(join(folder, 'nginx.conf'), frame(folder))
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
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
    `load_module ${MODULES}/${BROTLI};`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    'sendfile on;',
    ...temporary,
    `include ${folder}/server.conf;`,
    '}',
  ].join('\n')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'))
        else resolve(address.port)
      })
    })
  })
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
