import { request as ask, createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterAll, beforeEach } from 'vitest'

/** How a file is lost: a host in trouble or without it, a broken connection, or one without a byte. */
export type Fault = 'error' | 'gone' | 'reset' | 'stall'

/** What a file of the site goes by: its name without its hash. */
export function nameOf(path: string): string {
  return /^\/?assets\/(.+?)-[\w-]{8}\.\w+$/.exec(path)?.[1] ?? ''
}

interface Loss {
  /** What `nameOf` calls it. */
  file: string
  times: number
  /** One fault for each time, or several in turn. */
  how: Fault | readonly [Fault, ...Fault[]]
}

/**
 * A network that loses what a test tells it to, between the browser and a site. A test's own
 * interception would switch off the browser's store, which is what this is about.
 */
export function faultyNetwork(target: string) {
  let faults: ((file: string, address: string) => Fault | Promise<unknown> | undefined)[] = []
  let isAway = false
  let asked: string[] = []
  let waiting: (() => void)[] = []
  /** What carries files: a page that has its HTML no longer needs the connection of that. */
  const connections = new Set<Socket>()

  const reset = (socket: Socket) => {
    connections.delete(socket)
    socket.resetAndDestroy()
  }
  const timesAsked = (file: string) => asked.filter((address) => nameOf(address) === file).length

  const server: Server = createServer(async (request, response) => {
    const { socket, method, headers, url = '' } = request
    const file = nameOf(url)
    asked.push(url)
    if (file) {
      connections.add(socket)
      socket.once('close', () => connections.delete(socket))
    }
    const fault = isAway ? 'reset' : faults.map((find) => find(file, url)).find(Boolean)
    for (const look of waiting) look()
    // No connection is used twice, here or onward: a browser asks again by itself where one that it
    // used before breaks, and the site may end one in the moment that it is used again.
    response.setHeader('Connection', 'close')
    if (fault === 'reset') {
      reset(socket)
      return
    }
    if (fault === 'error' || fault === 'gone') {
      response.writeHead(fault === 'gone' ? 404 : 503).end()
      return
    }
    if (fault === 'stall') return
    await fault
    const onward = ask(target + url, { agent: false, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, connection: 'close' })
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
  /** Begins anew. */
  const forget = () => {
    faults = []
    isAway = false
    asked = []
    waiting = []
  }
  // Not after a test: its pages are closed by then, which would go on asking.
  beforeEach(async () => {
    // What a page of the test before has asked for may still be on its way through this process.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
    forget()
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Waits until a file has been asked for so many times. */
  const untilAsked = (file: string, times = 1) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (timesAsked(file) >= times) resolve()
      }
      waiting.push(look)
      look()
    })

  return {
    origin: () => listening,
    /** The addresses that were asked for, once for each time. */
    asked: () => asked,
    timesAsked,
    untilAsked,
    /** Loses a file so many times; answers how often it has been by now. */
    lose({ file, times, how }: Loss): () => number {
      const inTurn = typeof how === 'string' ? [how] : how
      let lost = 0
      faults.push((asked) => {
        if (asked !== file || lost >= times) return undefined
        lost += 1
        return inTurn[(lost - 1) % inTurn.length]
      })
      return () => lost
    },
    /** Keeps a file back; what it answers releases the file, once something has asked for it. */
    hold(file: string): () => Promise<void> {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      faults.push((asked) => (asked === file ? released : undefined))
      return async () => {
        await untilAsked(file)
        release()
      }
    },
    /** Takes the whole network away when an address is first asked for; waits until then. */
    goAwayAt(place: string): Promise<void> {
      return new Promise((resolve) => {
        let isOver = false
        faults.push((_, address) => {
          if (isOver || address !== place) return undefined
          isOver = true
          isAway = true
          for (const socket of connections) reset(socket)
          resolve()
          return 'reset'
        })
      })
    },
    /** Brings it back. */
    comeBack(): void {
      isAway = false
    },
    /** Loses nothing any longer. */
    heal(): void {
      faults = []
    },
    /** Loses nothing any longer, once an address is next asked for. */
    healAt(place: string): void {
      faults.push((_, address) => {
        if (address === place) faults = []
        return undefined
      })
    },
    /** Begins anew, for another page of the same test: what was asked for is forgotten, too. */
    forget,
  }
}
