import { spawn } from 'node:child_process'
import { z } from 'zod'
import { DEBIAN_FILES, needPackages } from '../../../tools/testPrograms.mjs'
import type { Driver, Started } from './engines.ts'
import { freePort } from './port.ts'

/*
 * WebKit's browser of Debian, on a screen that nobody sees, by the WebDriver protocol.
 */

const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
const answerSchema = z.object({ value: z.unknown() })
const tabSchema = z.object({ handle: z.string() })
const sessionSchema = z.object({ sessionId: z.string() })

type Ask = (method: string, path: string, body?: object) => Promise<unknown>

/** Starts it; throws where this machine cannot have it. */
export async function launchWebKit(): Promise<Started> {
  await needPackages('webkit2gtk-driver', 'xvfb')
  const screen = spawn(DEBIAN_FILES.xvfb, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve))
  const port = await freePort()
  const driver = spawn(DEBIAN_FILES['webkit2gtk-driver'], [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${text}`)
    return answerSchema.parse(JSON.parse(text)).value
  }
  await untilListening(() => ask('GET', '/status'))
  return {
    newPage: await openSession(ask),
    close: async () => {
      driver.kill()
      screen.kill()
    },
  }
}

/** The driver listens soon after it was started. */
async function untilListening<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const isTooEarly = error instanceof TypeError
      if (!isTooEarly) throw error
    }
  }
}

/**
 * One browser for all pages: the driver waits for good for one that starts while another ends. Each page
 * is a tab of its own, and the only one: a second lies behind the first, and is drawn by nobody.
 */
async function openSession(ask: Ask): Promise<Started['newPage']> {
  const options = {
    binary: BROWSER,
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  }
  const created = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionSchema.parse(created).sessionId}`
  const command = (what: string, body: object) => ask('POST', session + what, body)
  const page: Driver = {
    errors: [],
    open: async (url) => void (await command('/url', { url })),
    reload: async () => void (await command('/refresh', {})),
    back: async () => void (await command('/back', {})),
    type: async (selector, text) => {
      const wanted = { using: 'css selector', value: selector }
      const [id] = Object.values(Object(await command('/element', wanted)))
      await command(`/element/${id}/value`, { text })
    },
    run: async (code) => {
      const script = `const done = arguments[0]; Promise.resolve(${code}).then(done)`
      return String(await command('/execute/async', { script, args: [] }))
    },
    close: async () => undefined,
  }
  return async () => {
    const { handle } = tabSchema.parse(await command('/window/new', { type: 'tab' }))
    await ask('DELETE', `${session}/window`)
    await command('/window', { handle })
    return page
  }
}
