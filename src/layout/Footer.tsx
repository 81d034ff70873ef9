import type { ReactNode } from 'react'
import * as shell from '#messages/shell.ts'
import { site } from '../site.ts'
import { Link } from '../ui/link/Link.tsx'
import * as styles from './Footer.css.ts'

/** The foot of every page: links, the support address and the disclaimer. The menu lists the calculators. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Links heading={shell.quickLinks}>
          <Item to="/">{shell.home}</Item>
          <Item to="/#tools">{shell.calculators}</Item>
          <Item to="/list">{shell.list}</Item>
          <Item to="/shops">{shell.shops}</Item>
        </Links>
        <Links heading={shell.legalAndContact}>
          <Item to="/privacy">{shell.privacy}</Item>
          <Item to="/terms">{shell.terms}</Item>
          <Item to="/formulas">{shell.formulas}</Item>
          <Item to="/contact">{shell.contact}</Item>
        </Links>
        <div>
          <h2 className={styles.heading}>{shell.support}</h2>
          <ul className={styles.list}>
            <Item to="/contact">{shell.suggestTool}</Item>
            <li>
              <a className={styles.link} href={`mailto:${site.supportEmail}`}>
                {site.supportEmail}
              </a>
            </li>
          </ul>
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
