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
          <ul className={styles.list}>
            <li>
              <Link className={styles.link} to="/">
                Home
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/list">
                Materials list
              </Link>
            </li>
            {calculators.map(({ slug, title }) => (
              <li key={slug}>
                <Link className={styles.link} to={`/${slug}`}>
                  {title.menu}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 className={styles.heading} id="footer-legal">
            Legal and contact
          </h2>
          <ul className={styles.list}>
            <li>
              <Link className={styles.link} to="/privacy">
                Privacy
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/terms">
                Terms
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/formulas">
                Formulas
              </Link>
            </li>
            <li>
              <Link className={styles.link} to="/contact">
                Contact us
              </Link>
            </li>
          </ul>
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
