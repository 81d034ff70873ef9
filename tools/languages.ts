import * as englishPaper from '../src/messages/en/exportDocument.ts'
import * as english from '../src/messages/en/language.ts'
import * as englishSite from '../src/messages/en/site.ts'
import * as kiswahiliPaper from '../src/messages/sw/exportDocument.ts'
import * as kiswahili from '../src/messages/sw/language.ts'
import * as kiswahiliSite from '../src/messages/sw/site.ts'

/*
 * The languages that the site is built in. A language is a condition of package.json's `imports`: code
 * asks for '#messages/list.ts', and a build with the condition 'sw' gets the Kiswahili.
 */

export type LanguageCode = 'en' | 'sw'

/** The texts and addresses of a language's pages. */
export type Language = typeof english | typeof kiswahili

export interface LanguageBuild {
  code: LanguageCode
  language: Language
  /** The notice for a browser that is too old. */
  olderBrowser: string
  /** At the foot of a printed page. */
  pageOfPages: string
  /** The import conditions that select the texts of a build: none for English, which is the default. */
  conditions: string[]
  /** The environments of the build: one for browsers, one that draws the pages. */
  browser: string
  prerender: string
}

export const LANGUAGES: readonly LanguageBuild[] = [
  {
    code: 'en',
    language: english,
    olderBrowser: englishSite.olderBrowser,
    pageOfPages: englishPaper.pageOfPages,
    conditions: [],
    browser: 'client',
    prerender: 'prerender',
  },
  {
    code: 'sw',
    language: kiswahili,
    olderBrowser: kiswahiliSite.olderBrowser,
    pageOfPages: kiswahiliPaper.pageOfPages,
    conditions: ['sw'],
    browser: 'clientKiswahili',
    prerender: 'prerenderKiswahili',
  },
]

/** The language of an environment, by its conditions. */
export function languageOf(conditions: readonly string[]): LanguageCode {
  return conditions.includes('sw') ? 'sw' : 'en'
}

/** The languages that a build makes: all, or the one that SITE_LANGUAGE names. */
export function languagesToBuild(): readonly LanguageBuild[] {
  const only = LANGUAGES.filter(({ code }) => code === process.env.SITE_LANGUAGE)
  return only.length > 0 ? only : LANGUAGES
}

/** Whether a build makes what visitors get: one of a single language is for tests alone. */
export function isWholeSite(mode: string): boolean {
  return mode !== 'test' && languagesToBuild() === LANGUAGES
}

/** The conditions of the dev server's language: SITE_LANGUAGE=sw for Kiswahili. */
export function developmentConditions(): string[] {
  return LANGUAGES.find(({ code }) => code === process.env.SITE_LANGUAGE)?.conditions ?? []
}
