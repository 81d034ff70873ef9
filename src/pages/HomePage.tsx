import { type MouseEvent, Suspense } from 'react'
import * as home from '#messages/home.ts'
import { toolCategories } from '../cards.ts'
import { section } from '../layout/prose.css.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { Faqs } from '../ui/faqs/Faqs.tsx'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { Columns, Stack } from '../ui/spacing/layout.tsx'
import { BuildingSite } from './BuildingSite.tsx'
import * as styles from './HomePage.css.ts'
import { ToolFinder } from './ToolFinder.tsx'

/** The calculators that have a category to themselves. */
const features = toolCategories.flatMap(({ items }) => (items.length === 1 ? items : []))

export function HomePage() {
  return (
    <>
      <PageMetadata title={`${site.title} – ${site.name}`} description={home.description} />
      <section className={styles.hero}>
        <div className={styles.introduction}>
          <PageHeading className={styles.heading}>{site.title}</PageHeading>
          <p className={styles.lead}>
            {sayNodes(home.lead, {
              free: <strong className={styles.free}>{home.free}</strong>,
            })}
          </p>
        </div>
        <p className={styles.ways}>
          <ButtonLink
            className={styles.start}
            to="/#tools"
            // `scrollToTools` scrolls there smoothly.
            isOnPage
            onClick={scrollToTools}
          >
            {home.start}
          </ButtonLink>
          {features.map(({ slug, title, lang }) => (
            <ButtonLink
              key={slug}
              variant="secondary"
              className={styles.feature}
              to={`/${slug}`}
              lang={lang}
            >
              {title.menu}
            </ButtonLink>
          ))}
        </p>
        <div className={styles.scene}>
          <BuildingSite />
        </div>
      </section>
      <section className={styles.tools} id="tools" aria-labelledby="tools-heading">
        <ToolFinder />
      </section>
      {/* React hydrates this after the part above. */}
      <Suspense>
        <Stack as="section" gap="m" className={section} aria-labelledby="why-heading">
          <h2 id="why-heading">{home.why}</h2>
          <Columns as="ul" width="narrow" gap="l" className={styles.reasons}>
            {home.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3 className={styles.reason}>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Columns>
        </Stack>
        <Stack as="section" gap="m" className={section} aria-labelledby="steps-heading">
          <h2 id="steps-heading">{home.threeSteps}</h2>
          <Stack as="ol" gap="s" className={styles.steps}>
            {home.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </Stack>
        </Stack>
        <Stack as="section" gap="m" className={section} aria-labelledby="faqs-heading">
          <h2 id="faqs-heading">{home.questions}</h2>
          <Faqs faqs={home.faqs} />
        </Stack>
      </Suspense>
    </>
  )
}

/** Scrolls smoothly to the calculators on this page. The router handles a link from another page. */
function scrollToTools(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById('tools-heading')
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.focus({ preventScroll: true })
  document.getElementById('tools')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}
