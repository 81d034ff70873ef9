import { useRouteError } from 'react-router-dom'
import * as errorPage from '#messages/errorPage.ts'
import { inLanguage } from '../addresses.ts'
import { site } from '../site.ts'
import { Button } from '../ui/button/Button.tsx'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Row } from '../ui/spacing/layout.tsx'
import * as styles from './ErrorPage.css.ts'

/** Replaces a page that cannot be drawn. It uses no layout, because the layout may be what failed. */
export function ErrorPage() {
  const error = useRouteError()
  // In development, the author of a definition sees the check's message.
  const isDefinition =
    import.meta.env.DEV && error instanceof Error && error.name === 'DefinitionError'
  const heading = isDefinition ? 'This definition does not pass the check' : errorPage.heading
  return (
    <main className={styles.page}>
      <title>{`${heading} – ${site.name}`}</title>
      <PageHeading>{heading}</PageHeading>
      <p>
        {isDefinition
          ? 'The page is there again once the file is saved without the mistake.'
          : errorPage.text}
      </p>
      <p className={styles.message}>{error instanceof Error ? error.message : String(error)}</p>
      <Row as="p" gap="l">
        <Button onClick={() => window.location.reload()}>{errorPage.tryAgain}</Button>
        {/* A full load, because the router may be what failed. */}
        <a className={styles.homeLink} href={inLanguage('/')}>
          {errorPage.home}
        </a>
      </Row>
    </main>
  )
}
