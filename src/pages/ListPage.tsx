import * as listPage from '#messages/listPage.ts'
import { ListOfJob } from '../list/ListOfJob.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

/** The list of a job. Only the browser knows its content, so the build draws it empty. */
export function Component() {
  return (
    <>
      <PageMetadata title={`${listPage.title} – ${site.name}`} description={listPage.description} />
      <PageHeading>{listPage.title}</PageHeading>
      <ListOfJob />
    </>
  )
}
