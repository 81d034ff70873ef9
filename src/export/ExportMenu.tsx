import type { ReactNode } from 'react'
import { Button } from '../ui/button/Button.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { Menu } from '../ui/menu/Menu.tsx'
import * as styles from './ExportMenu.css.ts'
import { type ExportSource, useExport } from './useExport.ts'

interface ExportMenuProps {
  source: ExportSource
  /** The id of the element that shows on the page what the menu exports. */
  of: string
  /** The page's own buttons, beside printing. */
  children?: ReactNode
}

/** How an estimate or a list leaves the screen: to paper with one click, otherwise from a menu. */
export function ExportMenu({ source, of, children }: ExportMenuProps) {
  const { print, savePdf, saveReport, copyLink, share, prepare } = useExport(source, of)
  const choices: [string, () => void][] = [
    ['Save as PDF', savePdf],
    ['Download Report', saveReport],
    ['Copy link', copyLink],
  ]
  if ('share' in navigator) choices.push(['Share', share])
  return (
    <div className={styles.bar}>
      <Button onClick={print}>Print Estimate</Button>
      {children}
      <Menu label="More" name="More export options" panel="box" onOpen={prepare}>
        <ul className={menu.list}>
          {choices.map(([label, onSelect]) => (
            <li key={label}>
              <button type="button" className={menu.action} onClick={onSelect}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  )
}
