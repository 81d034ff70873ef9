import * as privacy from '#messages/privacy.ts'
import { formService } from '../feedback/service.ts'
import { prose } from '../layout/prose.css.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

export function Component() {
  const { calculators, tab, shops, storage, messages, host, rights } = privacy
  const email = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
  return (
    <>
      <PageMetadata title={`${privacy.title} – ${site.name}`} description={privacy.description} />
      <div className={prose}>
        <PageHeading>{privacy.title}</PageHeading>
        <p>{privacy.intro}</p>
        <h2>{calculators.heading}</h2>
        <p>{calculators.text}</p>
        <h2>{tab.heading}</h2>
        <p>{tab.text}</p>
        <p>{tab.link}</p>
        <h2>{shops.heading}</h2>
        <p>{shops.text}</p>
        <p>{shops.embed}</p>
        <h2>{storage.heading}</h2>
        <p>{storage.text}</p>
        <h2>{messages.heading}</h2>
        <MessageRoute />
        <p>{messages.besides}</p>
        <p>{sayNodes(messages.use, { email })}</p>
        <h2>{host.heading}</h2>
        <p>{host.text}</p>
        <h2>{rights.heading}</h2>
        <p>{sayNodes(rights.text, { email })}</p>
      </div>
    </>
  )
}

/** Says who receives the contact form's messages, which depends on the deployment. */
function MessageRoute() {
  const { endpoint } = formService
  const { toService, toHost } = privacy.messages
  const contactPage = <Link to="/contact">{privacy.messages.contactPage}</Link>
  return (
    <p>
      {endpoint
        ? sayNodes(toService, { contactPage, host: new URL(endpoint).host })
        : sayNodes(toHost, { contactPage })}
    </p>
  )
}
