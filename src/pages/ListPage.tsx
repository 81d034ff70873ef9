import { ListOfJob } from '../list/ListOfJob.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

/** The list of a job. What is on it is known in the browser alone: the build draws it empty. */
export function Component() {
  return (
    <>
      <PageMetadata
        title={`Materials list – ${site.name}`}
        description="One list for the job: the estimates of foundation, walls, roof and rooms together, their materials added up and rounded once, to print, send and check."
      />
      <PageHeading>Materials list</PageHeading>
      <ListOfJob />
    </>
  )
}
