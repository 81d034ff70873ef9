import { Feedback } from '../feedback/Feedback.tsx'
import { prose } from '../layout/prose.css.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
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
          Is a figure wrong, a text unclear, a calculator missing? Tell us. About a figure, write
          which calculator it was, the numbers you entered, the result you got and the one you
          expected: then we can check it.
        </p>
        <p>
          Would you like to suggest a tool, or sponsor one for your trade? We are glad to hear from
          hardware shops, manufacturers, colleges and contractors.
        </p>
        <Feedback />
        <p>
          You can also write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>. The{' '}
          <Link to="/privacy">privacy page</Link> says where a message goes.
        </p>
      </div>
    </>
  )
}
