import * as contact from '#messages/contact.ts'
import { Feedback } from '../feedback/Feedback.tsx'
import { sayNodes } from '../messages/sayNodes.tsx'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import * as styles from './ContactPage.css.ts'

export function Component() {
  return (
    <>
      <PageMetadata title={`${contact.title} – ${site.name}`} description={contact.description} />
      <div className={styles.page}>
        <PageHeading className={styles.heading}>{contact.heading}</PageHeading>
        <p>{contact.mistakes}</p>
        <p>{contact.sponsors}</p>
        <div className={styles.form}>
          <Feedback />
        </div>
        <p>
          {sayNodes(contact.otherWay, {
            email: <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>,
            privacy: <Link to="/privacy">{contact.privacy}</Link>,
          })}
        </p>
      </div>
    </>
  )
}
