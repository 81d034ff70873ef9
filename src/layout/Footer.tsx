import type { ReactNode } from 'react'
import { categories } from '../registry.ts'
import { site } from '../site.ts'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Footer.css.ts'

/** The foot of every page: all links, the support address and the disclaimer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Links heading="Quick links">
          <Item to="/">Home</Item>
          <Item to="/list">Materials list</Item>
          {categories.map(({ category, items }) => {
            const links = items.map(({ slug, name }) => (
              <Item key={slug} to={`/${slug}`}>
                {name}
              </Item>
            ))
            // One alone is found sooner than a group that opens to it.
            return items.length > 1 ? (
              <li key={category}>
                <details>
                  <summary>{category}</summary>
                  <ul className={styles.list}>{links}</ul>
                </details>
              </li>
            ) : (
              links
            )
          })}
        </Links>
        <Links heading="Legal and contact">
          <Item to="/privacy">Privacy</Item>
          <Item to="/terms">Terms</Item>
          <Item to="/formulas">Formulas</Item>
          <Item to="/contact">Contact us</Item>
        </Links>
        <div className={styles.support}>
          <h2 className={styles.heading}>Support</h2>
          <Link className={styles.link} to="/contact">
            Suggest or sponsor a new tool
          </Link>
          <a className={styles.link} href={`mailto:${site.supportEmail}`}>
            {site.supportEmail}
          </a>
        </div>
      </div>
      <p className={styles.disclaimer}>
        All results are estimates for planning only. Have structural work designed by a
        professional.
      </p>
    </footer>
  )
}

function Links({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>{children}</ul>
    </nav>
  )
}

function Item({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    </li>
  )
}
