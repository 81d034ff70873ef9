import * as notFound from '#messages/notFound.ts'
import { GapInWall } from '../layout/GapInWall.tsx'
import { prose, section } from '../layout/prose.css.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import { ToolList } from './ToolList.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageMetadata
        title={`${notFound.title} – ${site.name}`}
        description={notFound.description}
        isUnlisted
      />
      <div className={prose}>
        <GapInWall />
        <PageHeading>{notFound.title}</PageHeading>
        <p>{sayNodes(notFound.text, { home: <Link to="/">{notFound.home}</Link> })}</p>
      </div>
      <Stack as="section" gap="m" className={section} aria-labelledby="tools-heading">
        <h2 id="tools-heading">{notFound.tools}</h2>
        <ToolList />
      </Stack>
    </>
  )
}
