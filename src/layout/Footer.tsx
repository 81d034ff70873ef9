import type { ReactNode } from 'react'
import { categoryNames } from '#language/categoryNames.ts'
import * as shell from '#messages/shell.ts'
import { categories } from '../registry.ts'
import { site } from '../site.ts'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Footer.css.ts'

/** The foot of every page: all links, the support address and the disclaimer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Links heading={shell.quickLinks}>
          <Item to="/">{shell.home}</Item>
          <Item to="/list">{shell.list}</Item>
          {categories.map(({ category, items }) => {
            const links = items.map(({ slug, name }) => (
              <Item key={slug} to={`/${slug}`}>
                {name}
              </Item>
            ))
            // A single calculator needs no group that opens.
            return items.length > 1 ? (
              <li key={category}>
                <details>
                  <summary>{categoryNames[category]}</summary>
                  <ul className={styles.list}>{links}</ul>
                </details>
              </li>
            ) : (
              links
            )
          })}
        </Links>
        <Links heading={shell.legalAndContact}>
          <Item to="/privacy">{shell.privacy}</Item>
          <Item to="/terms">{shell.terms}</Item>
          <Item to="/formulas">{shell.formulas}</Item>
          <Item to="/contact">{shell.contact}</Item>
        </Links>
        <div className={styles.support}>
          <h2 className={styles.heading}>{shell.support}</h2>
          <Link className={styles.link} to="/contact">
            {shell.suggestTool}
          </Link>
          <a className={styles.link} href={`mailto:${site.supportEmail}`}>
            {site.supportEmail}
          </a>
        </div>
      </div>
      <p className={styles.disclaimer}>{shell.disclaimer}</p>
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
