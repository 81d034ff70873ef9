import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { standalone } from '../ui/link/Link.css.ts'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import { buttons } from './buttons.tsx'
import { buying } from './buying.tsx'
import { contact } from './contact.tsx'
import { fields } from './fields.tsx'
import * as styles from './Gallery.css.ts'
import { anchorOf, type Group } from './group.ts'
import { list } from './list.tsx'
import { messages } from './messages.tsx'
import { pictures } from './pictures.tsx'
import { reading } from './reading.tsx'
import { results } from './results.tsx'
import { loadSamples } from './samples.ts'
import { shell } from './shell.tsx'

/** Brings what the gallery shows: every group of components, in the order of the page. */
export async function loadGroups(): Promise<Group[]> {
  const samples = await loadSamples()
  return [
    buttons(),
    fields(samples),
    contact(),
    results(samples),
    pictures(samples),
    buying(samples),
    list(samples),
    messages(),
    shell(),
    reading(samples),
  ]
}

/**
 * Every component of the site in every state, for maintainers and for
 * tests/browser/gallery.deep.test.ts. The site that is published has no such page.
 */
export function GalleryPage({ groups }: { groups: readonly Group[] }) {
  return (
    <>
      <PageMetadata title="Gallery" description="Every component of the site in every state." />
      <PageHeading>Gallery</PageHeading>
      <p>
        Every component in every state, with the props that bring it there. What opens over a page
        has a button that opens it.
      </p>
      <nav aria-label="Groups">
        <ul className={styles.contents}>
          {groups.map(({ title }) => (
            <li key={title}>
              <a className={standalone} href={`#${anchorOf(title)}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ title, states }) => (
        <Stack key={title} gap="l" className={styles.group}>
          <h2 id={anchorOf(title)}>{title}</h2>
          <div className={styles.states}>
            {states.map(({ name, look, isWide }) => (
              <Stack
                key={name}
                gap="m"
                className={isWide ? styles.wide : styles.state}
                data-state={name}
              >
                <h3 className={styles.name} id={anchorOf(name)}>
                  {name}
                </h3>
                {look}
              </Stack>
            ))}
          </div>
        </Stack>
      ))}
    </>
  )
}
