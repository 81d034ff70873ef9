import * as shell from '#messages/shell.ts'
import { site } from '../site.ts'
import { HEADER_HEIGHT, heightIn } from '../styles/heights.ts'
import { Link } from '../ui/link/Link.tsx'
import { Menu } from '../ui/menu/Menu.tsx'
import * as styles from './Header.css.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { ListLink } from './ListLink.tsx'
import { ToolsMenu } from './ToolsMenu.tsx'

const keepHeight = heightIn(HEADER_HEIGHT)

export function Header() {
  return (
    <header className={styles.header} ref={keepHeight}>
      <div className={styles.bar}>
        <Link className={styles.logo} to="/">
          <Wordmark />
          <span className={styles.name}>{site.name}</span>
        </Link>
        <nav className={styles.nav} aria-label={shell.navigation}>
          <LanguageLink />
          <ListLink />
          <Menu label={shell.tools} panel="page">
            <ToolsMenu />
          </Menu>
        </nav>
      </div>
    </header>
  )
}

/** A course of blocks in running bond, one of them just laid. */
function Wordmark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.laid}
        d="M2 5h17v6H2zM22 5h8v6h-8zM2 13h8v6H2zM13 13h17v6H13zM2 21h17v6H2z"
      />
      <path className={styles.fresh} d="M22 21h8v6h-8z" />
    </svg>
  )
}
