import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['src/messages', 'schemas/messages']
/** These hold a language's grammar, and no messages. */
const GRAMMAR = ['grammar.ts', 'spokenUnits.ts', 'nouns.ts']

/** A file of messages: what it exports in each language. */
export interface MessageFile {
  /** 'src/messages/{language}/list.ts' */
  file: string
  english: object
  kiswahili: object
}

/**
 * Reads every file of messages in both languages.
 *
 * @throws Error where Kiswahili lacks a file.
 */
export function readMessages(): Promise<MessageFile[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'en'))
      .filter((name) => !GRAMMAR.includes(name))
      .map((name) => `${folder}/{language}/${name}`),
  )
  return Promise.all(
    files.map(async (file) => ({
      file,
      english: await importIn('en', file),
      kiswahili: await importIn('sw', file),
    })),
  )
}

async function importIn(language: string, file: string): Promise<object> {
  const path = join(ROOT, file.replace('{language}', language))
  return { ...(await import(pathToFileURL(path).href)) }
}
