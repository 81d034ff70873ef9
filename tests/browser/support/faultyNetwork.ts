import { request as ask, createServer, type Server } from 'node:http'
import { afterAll, afterEach } from 'vitest'

/** How a file is lost: a host in trouble or without it, a broken connection, or one without a byte. */
export type Fault = 'error' | 'gone' | 'reset' | 'stall'

/** What a file of the site goes by: its name without its hash and the word that it comes later. */
export function nameOf(path: string): string {
  return /^\/?assets\/(.+?)(?:\.later)?-[\w-]{8}\.\w+$/.exec(path)?.[1] ?? ''
}

interface Loss {
  /** What `nameOf` calls it. */
  file: string
  times: number
  how: Fault
}

/**
 * A network that loses what a test tells it to, between the browser and a site. A test's own
 * interception would switch off the browser's store, which is what this is about.
 */
export function faultyNetwork(target: string) {
  let faults: ((file: string) => Fault | Promise<unknown> | undefined)[] = []
  let isAway = false
  let asked: string[] = []
  let cut: { at: number; seen: () => void; isCut: Promise<void> } | undefined
  const setAway = (away: boolean) => {
    isAway = away
    if (away) server.closeAllConnections()
  }
  const server: Server = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (cut && asked.length >= cut.at) {
      cut.seen()
      await cut.isCut
    }
    const file = nameOf(request.url ?? '')
    const fault = isAway ? 'reset' : faults.map((find) => find(file)).find(Boolean)
    // No connection is used twice, here or onward: a browser asks again by itself where one that it
    // used before breaks, and the site may end one in the moment that it is used again.
    response.setHeader('Connection', 'close')
    if (fault === 'reset') {
      request.socket.resetAndDestroy()
      return
    }
    if (fault === 'error' || fault === 'gone') {
      response.writeHead(fault === 'gone' ? 404 : 503).end()
      return
    }
    if (fault === 'stall') return
    await fault
    const { method, headers } = request
    const onward = ask(target + request.url, { agent: false, method, headers }, (answer) => {
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
  afterEach(() => {
    faults = []
    isAway = false
    asked = []
    cut = undefined
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    origin: () => listening,
    /** Loses a file so many times; answers how often it has been by now. */
    lose({ file, times, how }: Loss): () => number {
      let lost = 0
      faults.push((asked) => {
        if (asked !== file || lost >= times) return undefined
        lost += 1
        return how
      })
      return () => lost
    },
    /** Keeps a file back until it is released; by then it must have been asked for. */
    hold(file: string): () => void {
      let resolve: () => void = () => undefined
      const promise = new Promise<void>((release) => {
        resolve = release
      })
      let isAsked = false
      faults.push((asked) => {
        isAsked ||= asked === file
        return asked === file ? promise : undefined
      })
      return () => {
        if (!isAsked) throw new Error(`Nothing has asked for '${file}', which was to be kept back.`)
        resolve()
      }
    },
    /** The addresses that this test has asked for, once for each time. */
    asked: () => asked,
    /** Loses nothing any longer. */
    heal(): void {
      faults = []
    },
    /** Takes the whole network away, or brings it back. */
    setAway,
    /**
     * Takes it away where so many more files have been asked for: what is asked for from there on gets
     * no answer, until the test, once it has seen that, calls what this answers with.
     */
    async cutAtRequest(count: number): Promise<() => void> {
      let takeAway = () => {}
      const isCut = new Promise<void>((resolve) => {
        takeAway = resolve
      })
      await new Promise<void>((seen) => {
        cut = { at: asked.length + count, seen, isCut }
      })
      return () => {
        cut = undefined
        setAway(true)
        takeAway()
      }
    },
  }
}
