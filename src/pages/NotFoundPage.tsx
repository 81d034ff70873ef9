import { GapInWall } from '../layout/GapInWall.tsx'
import { prose, section } from '../layout/prose.css.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { ToolList } from './ToolList.tsx'

export function NotFoundPage() {
  return (
    <>
      <PageMetadata
        title={`Page not found – ${site.name}`}
        description="There is no page at this address. Choose one of the calculators."
      />
      <meta name="robots" content="noindex" />
      <div className={prose}>
        <GapInWall />
        <PageHeading>Page not found</PageHeading>
        <p>
          There is no page at this address. It may have been mistyped. Choose a calculator below, or
          go to the <Link to="/">home page</Link>.
        </p>
      </div>
      <section className={section} aria-labelledby="tools-heading">
        <h2 id="tools-heading">All calculators</h2>
        <ToolList />
      </section>
    </>
  )
}
