import * as listPage from '#messages/listPage.ts'
import { JobHeading } from '../list/JobHeading.tsx'
import { ListOfJob } from '../list/ListOfJob.tsx'
import { site } from '../site.ts'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

/** The list of a job. Only the browser knows its content, so the build draws it empty. */
export function Component() {
  return (
    <>
      <PageMetadata title={`${listPage.title} – ${site.name}`} description={listPage.description} />
      <JobHeading />
      <ListOfJob />
    </>
  )
}
