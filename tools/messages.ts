import { figureWithNoun as countedInEnglish } from '../schemas/messages/en/grammar.ts'
import type { PluralMessage } from '../schemas/messages/message.ts'
import { figureWithNoun as countedInKiswahili } from '../schemas/messages/sw/grammar.ts'
import { NOUNS } from '../schemas/messages/sw/nouns.ts'
import { recordOf } from '../schemas/record.ts'
import { readMessages } from './messageFiles.ts'
import { runTool } from './toolError.ts'

/*
 * Prints every message of the site in both languages, for a person to read. It prints a message that
 * counts something, and every counted noun, with each of these counts.
 */

const COUNTS = ['0', '0.5', '1', '2', '12', '1,000']

await runTool(async () => {
  for (const { file, english, kiswahili } of await readMessages()) {
    console.log(`\n${file}`)
    printMessages(english, kiswahili, '')
  }
  console.log('\nNouns')
  for (const noun of Object.keys(NOUNS)) {
    printCounts(noun, (count) => [countedInEnglish(count, noun), countedInKiswahili(count, noun)])
  }
})

function printMessages(english: unknown, kiswahili: unknown, path: string): void {
  if (isCounted(english) && isCounted(kiswahili)) {
    printCounts(path, (count) => [formOf(english, count), formOf(kiswahili, count)])
  } else if (typeof english === 'string') {
    console.log(`  ${path}\n    ${english}\n    ${String(kiswahili)}`)
  } else if (typeof english === 'object' && english !== null) {
    for (const [key, message] of Object.entries(english)) {
      printMessages(message, recordOf(kiswahili)[key], path === '' ? key : `${path}.${key}`)
    }
  }
}

function printCounts(path: string, say: (count: string) => [string, string]): void {
  console.log(`  ${path}`)
  for (const count of COUNTS) console.log(`    ${say(count).join('   ·   ')}`)
}

function formOf({ one, other }: PluralMessage, count: string): string {
  return (Number(count) === 1 ? one : other).replaceAll('{count}', count)
}

function isCounted(message: unknown): message is PluralMessage {
  return typeof message === 'object' && message !== null && 'one' in message && 'other' in message
}
