import { request as ask, createServer, type Server } from 'node:http'
import { afterAll, beforeEach } from 'vitest'

/**
 * How a file is lost: a host in trouble or without it, a broken connection, one without a byte, or the page
 * on which a hotel's network has its guests sign in.
 */
export type Fault = 'error' | 'gone' | 'reset' | 'stall' | 'signIn'

/** The name of a file of the site, without its hash. */
export function nameOf(path: string): string {
  return /^\/?assets\/(.+?)-[\w-]{8}\.\w+$/.exec(path)?.[1] ?? ''
}

const VALIDATORS = ['etag', 'last-modified']

interface Loss {
  /** The name, as of `nameOf`. */
  file: string
  times: number
  how: Fault
}

/**
 * A network that loses files, between the browser and a site. A test's own interception would switch
 * off the browser's cache, which is what this is about.
 */
export function faultyNetwork(target: string) {
  let faults: ((file: string, url: string) => Fault | Promise<unknown> | undefined)[] = []
  let away: Fault | undefined
  let cacheControl: string | undefined
  let asked: string[] = []
  let waiting: (() => void)[] = []
  const timesAsked = (file: string) => asked.filter((address) => nameOf(address) === file).length

  const server: Server = createServer(async (request, response) => {
    const { socket, method, headers, url = '' } = request
    asked.push(url)
    const fault = away ?? faults.map((find) => find(nameOf(url), url)).find(Boolean)
    for (const look of waiting) look()
    // No connection is used twice: a browser asks again by itself where one that it used before breaks.
    response.setHeader('Connection', 'close')
    if (fault === 'reset') {
      socket.resetAndDestroy()
      return
    }
    if (fault === 'error' || fault === 'gone') {
      response.writeHead(fault === 'gone' ? 404 : 503).end()
      return
    }
    if (fault === 'signIn') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in, dear guest</h1>')
      return
    }
    if (fault === 'stall') return
    await fault
    const onward = ask(target + url, { agent: false, method, headers }, (answer) => {
      const others = { ...answer.headers }
      // A host that says nothing has no name for a file's version either.
      if (cacheControl === '') for (const name of VALIDATORS) delete others[name]
      response.writeHead(answer.statusCode ?? 500, {
        ...others,
        ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
        connection: 'close',
      })
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const listening = new Promise<string>((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(`http://localhost:${address.port}`)
    })
  })
  // Not after a test: its pages are closed by then, which would go on asking.
  beforeEach(async () => {
    // A request of the previous test's page may still be on its way through this process.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
    faults = []
    away = undefined
    cacheControl = undefined
    asked = []
    waiting = []
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const until = (happened: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (happened()) resolve()
      }
      waiting.push(look)
      look()
    })

  /** Waits until a file has been asked for so many times. */
  const untilAsked = (file: string, times = 1) => until(() => timesAsked(file) >= times)

  /** Waits until so many files have been asked for. */
  const untilAskedInAll = (times: number) => until(() => asked.length >= times)

  return {
    origin: () => listening,
    /** The addresses that were asked for, once for each time. */
    asked: () => asked,
    timesAsked,
    untilAsked,
    untilAskedInAll,
    /** Loses a file so many times. */
    lose({ file, times, how }: Loss): void {
      let seen = 0
      faults.push((name) => {
        if (name !== file) return undefined
        seen += 1
        return seen <= times ? how : undefined
      })
    },
    /** Loses what a function says, by a file's name or the whole address. */
    loseWhere(find: (file: string, url: string) => Fault | undefined): void {
      faults.push(find)
    },
    /** Keeps a file back; the answered function releases it, once something has asked for it. */
    hold(file: string): () => Promise<void> {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      faults.push((name) => (name === file ? released : undefined))
      return async () => {
        await untilAsked(file)
        release()
      }
    },
    /** Loses whatever is asked for until `heal`. */
    goAway(how: Fault = 'reset'): void {
      away = how
    },
    /** From now on the host says this on how to keep its files; '' for a host that says nothing. */
    sayOfKeeping(header: string): void {
      cacheControl = header
    },
    /** Loses nothing any longer. */
    heal(): void {
      faults = []
      away = undefined
    },
  }
}
