import { preview } from 'vite'

export interface Served {
  /** As 'http://localhost:1234'. */
  origin: string
  close: () => Promise<void>
}

/** Serves a built folder on a free port. */
export async function serve(root: string, outDir: string): Promise<Served> {
  const server = await preview({
    root,
    configFile: false,
    build: { outDir },
    preview: {
      port: 0,
      host: 'localhost',
      // A page that shares its process with no other gets a clock of 5 µs instead of 100 µs.
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://localhost:${address.port}`, close: () => server.close() }
}
