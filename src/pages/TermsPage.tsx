import * as terms from '#messages/terms.ts'
import { say } from '../../schemas/messages/message.ts'
import { prose } from '../layout/prose.css.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

export function Component() {
  const { free, estimates, check, liability, mistakes, changes } = terms
  return (
    <>
      <PageMetadata title={`${terms.title} – ${site.name}`} description={terms.description} />
      <div className={prose}>
        <PageHeading>{terms.title}</PageHeading>
        <p>{say(terms.intro, { name: site.name })}</p>
        <h2>{free.heading}</h2>
        <p>{free.text}</p>
        <h2>{estimates.heading}</h2>
        <p>{estimates.text}</p>
        <h2>{check.heading}</h2>
        <p>{check.text}</p>
        <h2>{liability.heading}</h2>
        <p>{liability.text}</p>
        <h2>{mistakes.heading}</h2>
        <p>{sayNodes(mistakes.text, { tellUs: <Link to="/contact">{mistakes.tellUs}</Link> })}</p>
        <h2>{changes.heading}</h2>
        <p>{changes.text}</p>
      </div>
    </>
  )
}
