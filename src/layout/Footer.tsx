import { calculators } from '../registry.ts'
import { site } from '../site.ts'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Footer.css.ts'

/** The foot of every page: all links, the support address and the disclaimer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <nav aria-labelledby="footer-tools">
          <h2 className={styles.heading} id="footer-tools">
            Quick links
          </h2>
          <Links
            to={[
              ['/', 'Home'],
              ['/list', 'Materials list'],
              ...calculators.map(({ slug, title }) => [`/${slug}`, title.menu] as const),
            ]}
          />
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 className={styles.heading} id="footer-legal">
            Legal and contact
          </h2>
          <Links
            to={[
              ['/privacy', 'Privacy'],
              ['/terms', 'Terms'],
              ['/formulas', 'Formulas'],
              ['/contact', 'Contact us'],
            ]}
          />
        </nav>
        <div className={styles.support}>
          <h2 className={styles.heading}>Support</h2>
          <p>
            Missing a calculator?{' '}
            <Link className={styles.link} to="/contact">
              Suggest or sponsor a new tool
            </Link>
          </p>
          <p>
            Questions and corrections:{' '}
            <a className={styles.link} href={`mailto:${site.supportEmail}`}>
              {site.supportEmail}
            </a>
          </p>
        </div>
      </div>
      <p className={styles.disclaimer}>
        All results are estimates for planning only. Have structural work designed and measured by a
        professional before you buy.
      </p>
    </footer>
  )
}

function Links({ to }: { to: (readonly [path: string, name: string])[] }) {
  return (
    <ul className={styles.list}>
      {to.map(([path, name]) => (
        <li key={path}>
          <Link className={styles.link} to={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
