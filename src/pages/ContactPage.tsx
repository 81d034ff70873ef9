import { prose } from '../layout/prose.css.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

export function Component() {
  return (
    <>
      <PageMetadata
        title={`Feedback and contact – ${site.name}`}
        description="Report a wrong figure, suggest or sponsor a new calculator, or ask a question."
      />
      <div className={prose}>
        <PageHeading>Feedback / Contact Us</PageHeading>
        <p>
          Is a figure wrong, a text unclear, a calculator missing? Tell us. A report with the
          numbers you entered helps most.
        </p>
        <p>
          Would you like to suggest a tool, or sponsor one for your trade? We are glad to hear from
          hardware shops, manufacturers, colleges and contractors.
        </p>
        <p>
          Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      </div>
    </>
  )
}
