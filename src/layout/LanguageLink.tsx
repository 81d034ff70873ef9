import { useLocation } from 'react-router-dom'
import * as language from '#messages/language.ts'
import { inOtherLanguage } from '../addresses.ts'
import * as styles from './Header.css.ts'
import { useNotFound } from './notFound.ts'

/**
 * A link to the same page in the other language. It opens a new document; the tab's session carries the
 * entries, the result, the list and the prices over.
 */
export function LanguageLink() {
  const { pathname } = useLocation()
  return (
    <a
      className={styles.language}
      // The build draws one page for all addresses that are not found.
      href={inOtherLanguage(useNotFound() ? '/' : pathname)}
      lang={language.otherTag}
    >
      {language.otherName}
    </a>
  )
}
