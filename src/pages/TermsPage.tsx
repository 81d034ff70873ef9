import { prose } from '../layout/prose.css.ts'
import { site } from '../site.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Link } from '../ui/link/Link.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'

export function Component() {
  return (
    <>
      <PageMetadata
        title={`Terms – ${site.name}`}
        description="The calculators are free to use. Results are estimates for planning only; what that means in plain words."
      />
      <div className={prose}>
        <PageHeading>Terms</PageHeading>
        <p>By using {site.name} you agree to these terms. They are short on purpose.</p>
        <h2>Free to use</h2>
        <p>
          The calculators are free for everyone, for private and for paid work, without an account.
        </p>
        <h2>Estimates for planning only</h2>
        <p>
          Results follow from the figures you enter, from the rules of the trade that each page
          names, and from assumptions that each page lists. They are estimates for planning. They
          are not a structural design, a bill of quantities or a quotation, and they do not replace
          an engineer, an architect or a quantity surveyor.
        </p>
        <h2>Check before you buy</h2>
        <p>
          Measure twice, compare a result with the drawing and with what your supplier says, and
          allow for waste. Materials, sizes and site conditions differ.
        </p>
        <h2>Liability</h2>
        <p>
          We work hard for correct figures, and offer them as they are, without a warranty. As far
          as the law of Kenya allows, we are not liable for a loss that comes from relying on a
          result.
        </p>
        <h2>Mistakes</h2>
        <p>
          If you think a figure is wrong, <Link to="/contact">tell us</Link>. We will check the
          formula and put it right.
        </p>
        <h2>Changes</h2>
        <p>
          These terms may change as the site grows. The version on this page is the one that
          applies.
        </p>
      </div>
    </>
  )
}
