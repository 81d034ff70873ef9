import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { programFile } from '../../tools/install.mjs'

/*
 * What an editor shows of a file: TypeScript's own language server is asked, as an editor asks it (the
 * Language Server Protocol: messages in JSON, each after a line with its length).
 */

export interface Position {
  /** Both from 0. */
  line: number
  character: number
}

const hoverSchema = z.object({ contents: z.object({ value: z.string() }) }).nullable()
const messageSchema = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
})
type Message = z.output<typeof messageSchema>

/**
 * What an editor shows over places of a file, as Markdown: what the place is, and its words below.
 *
 * @param file from the project's root; it may have another text on disk.
 */
export async function hoversOver(
  root: string,
  file: string,
  text: string,
  positions: readonly Position[],
): Promise<string[]> {
  const server = new LanguageServer(root)
  try {
    await server.ask('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
    })
    server.tell('initialized', {})
    const { href: uri } = pathToFileURL(join(root, file))
    server.tell('textDocument/didOpen', {
      textDocument: { uri, languageId: 'typescript', version: 1, text },
    })
    const hovers = positions.map((position) =>
      server.ask('textDocument/hover', { textDocument: { uri }, position }),
    )
    return (await Promise.all(hovers)).map(
      (hover) => hoverSchema.parse(hover)?.contents.value ?? '',
    )
  } finally {
    server.stop()
  }
}

class LanguageServer {
  #process
  #received = Buffer.alloc(0)
  #asked = 0
  #waiting = new Map<unknown, (result: unknown) => void>()

  constructor(root: string) {
    const program = programFile('tsc') ?? ''
    this.#process = spawn(process.execPath, [program, '--lsp', '--stdio'], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    this.#process.stdout.on('data', (data: Buffer) => {
      this.#received = Buffer.concat([this.#received, data])
      for (const message of this.#messages()) this.#hear(message)
    })
  }

  ask(method: string, params: object): Promise<unknown> {
    this.#asked += 1
    const id = this.#asked
    this.#send({ id, method, params })
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }

  tell(method: string, params: object): void {
    this.#send({ method, params })
  }

  stop(): void {
    this.#process.stdin.end()
    this.#process.kill()
  }

  #send(message: object): void {
    const json = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
  }

  *#messages(): Generator<Message> {
    for (;;) {
      const head = /^(?:.*\r\n)*?Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/.exec(
        this.#received.toString('latin1'),
      )
      const end = head ? head[0].length + Number(head[1]) : Number.POSITIVE_INFINITY
      if (!head || this.#received.length < end) return
      const json = this.#received.toString('utf8', head[0].length, end)
      this.#received = this.#received.subarray(end)
      yield messageSchema.parse(JSON.parse(json))
    }
  }

  #hear({ id, method, result }: Message): void {
    // The server asks the editor for what it may change: it goes on after any answer.
    if (method !== undefined && id !== undefined) this.#send({ id, result: null })
    if (method === undefined) this.#waiting.get(id)?.(result)
  }
}
