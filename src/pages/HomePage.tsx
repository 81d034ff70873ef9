import { type MouseEvent, Suspense } from 'react'
import { site } from '../site.ts'
import { button } from '../ui/button/Button.css.ts'
import { Faqs } from '../ui/faqs/Faqs.tsx'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { BuildingSite } from './BuildingSite.tsx'
import * as styles from './HomePage.css.ts'
import { faqs, reasons, steps } from './homeTexts.ts'
import { ToolFinder } from './ToolFinder.tsx'

export function HomePage() {
  return (
    <>
      <PageMetadata
        title={`${site.title} – ${site.name}`}
        description="Free calculators for concrete, blocks, tiles, paint, roofing sheets and steel. Metres or feet and inches, made for Kenya, exact, and easy on a phone."
      />
      <section className={styles.hero}>
        <div className={styles.words}>
          <PageHeading className={styles.heading}>{site.title}</PageHeading>
          <p className={styles.lead}>
            <strong className={styles.free}>Free</strong> for fundis, builders, engineers and anyone
            building a home. Know what to buy before you pay for it.
          </p>
        </div>
        <p>
          <Link
            className={`${button} ${styles.start}`}
            to="/#tools"
            // It glides there.
            isOnPage
            onClick={scrollToTools}
          >
            Start Calculating
          </Link>
        </p>
        <div className={styles.scene}>
          <BuildingSite />
        </div>
      </section>
      <section className={styles.tools} id="tools" aria-labelledby="tools-heading">
        <ToolFinder />
      </section>
      {/* After what is above it, as the foot of the page. */}
      <Suspense>
        <section className={styles.section} aria-labelledby="why-heading">
          <h2 id="why-heading">Why use it</h2>
          <ul className={styles.reasons}>
            {reasons.map(({ title, text }) => (
              <li key={title}>
                <h3 className={styles.reason}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="steps-heading">
          <h2 id="steps-heading">Three steps to a shopping list</h2>
          <ol className={styles.steps}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.section} aria-labelledby="faqs-heading">
          <h2 id="faqs-heading">Questions</h2>
          <Faqs faqs={faqs} />
        </section>
      </Suspense>
    </>
  )
}

/** Glides to the calculators on this page; a link from elsewhere is the router's affair. */
function scrollToTools(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById('tools-heading')
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.focus({ preventScroll: true })
  document.getElementById('tools')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}
