import { prose } from '../layout/prose.css.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

export function Component() {
  return (
    <>
      <PageMetadata
        title={`Privacy – ${site.name}`}
        description="What you enter is computed on your device and stored nowhere. What the feedback form sends, and to whom."
      />
      <div className={prose}>
        <PageHeading>Privacy</PageHeading>
        <p>
          In short: what you enter into a calculator never leaves your device, and nothing of it is
          stored on servers. Only a message that you send us travels, and this page says where to.
        </p>
        <h2>Calculators</h2>
        <p>
          Every figure is computed in your browser. Measurements and results are not sent to us or
          to anyone else.
        </p>
        <h2>What this tab remembers</h2>
        <p>
          Until you close it, this tab of your browser remembers what you typed, the results,
          prices, quotations, your materials list and a message that you have not sent yet, so that
          Back, a reload or a tab that your phone dropped loses nothing. When you leave a page, the
          browser writes it to what is called session storage. Closing the tab deletes it, other
          tabs cannot see it, and it is never sent to us.
        </p>
        <p>
          The link of an estimate or a list holds all of it: whoever has the link can read it, and
          so can whoever has its file.
        </p>
        <h2>Cookies and storage</h2>
        <p>
          The site sets no cookies and keeps nothing in your browser's local storage. Besides what
          the tab remembers, session storage holds how far you have scrolled on each page. A copy of
          these pages is kept on your device so that they open without a network; it goes when you
          clear the site's data. There are no advertisements, no statistics and no content from
          other sites.
        </p>
        <h2>Messages to us</h2>
        <MessageRoute />
        <p>
          To help tell people from spam programs, the form also sends when its page was loaded,
          whether the browser is controlled by a program, and the name of the code that does the
          sending. As with any request, whoever receives it also sees the address your device asks
          from, the kind of browser and which site it comes from. What you calculated is not part of
          it.
        </p>
        <p>
          We use messages to answer you and to improve the calculators, and delete them when that is
          done. An e-mail to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> is
          treated the same way.
        </p>
        <h2>The host</h2>
        <p>
          Like every web host, the one that delivers these pages sees the address your device asks
          from. What you calculate is not part of that.
        </p>
        <h2>Your rights</h2>
        <p>
          Under Kenya's Data Protection Act, 2019 you may ask what we hold about you and have it
          corrected or deleted. Write to{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
        </p>
      </div>
    </>
  )
}

/** Who receives what the contact form sends: it depends on where this copy of the site is delivered. */
function MessageRoute() {
  const { endpoint } = site.formService
  return (
    <p>
      The <Link to="/contact">contact page</Link> sends nothing until you press its button. Then it
      sends your message, and your name and e-mail address if you give them,{' '}
      {endpoint
        ? `to the form service at ${new URL(endpoint).host}, which keeps a copy for us and passes it on to our mailbox.`
        : 'to the computer that delivers these pages, which shows it to the people who run the site and stores no copy.'}
    </p>
  )
}
