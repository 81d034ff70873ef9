import { type ReactNode, useId } from 'react'
import * as exportMenu from '#messages/exportMenu.ts'
import { useSlot } from '../state/store.ts'
import { Button } from '../ui/button/Button.tsx'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import * as menu from '../ui/menu/Menu.css.ts'
import { Menu } from '../ui/menu/Menu.tsx'
import * as styles from './ExportMenu.css.ts'
import { type ExportSource, useExport } from './useExport.ts'

interface ExportMenuProps {
  source: ExportSource
  /** The id of the element that shows on the page what the menu exports. */
  of: string
  /** The page's own button, which leads. */
  children?: ReactNode
}

const importSendToShop = () => import('../shops/SendToShop.tsx')

const EXTENTS = [
  ['whole', exportMenu.billAndWorkings],
  ['bill', exportMenu.billOnly],
] as const

/**
 * How an estimate or a list leaves the screen: to somebody by the device's share sheet, to paper with
 * one click, otherwise from a menu.
 */
export function ExportMenu({ source, of, children }: ExportMenuProps) {
  const { extent, setExtent, print, savePdf, saveReport, copyLink, openMessage, send, prepare } =
    useExport(source, of)
  const shop = useSlot('shop')
  return (
    <div className={styles.bar}>
      {children}
      {'share' in navigator &&
        (source.hasPrices ? (
          <Menu label={exportMenu.send} panel="box" onOpen={prepare}>
            <Choices
              of={[
                [exportMenu.quantitiesOnly, () => send(false)],
                [exportMenu.withPrices, () => send(true)],
              ]}
            />
          </Menu>
        ) : (
          <Button
            variant="secondary"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => send(true)}
          >
            {exportMenu.send}
          </Button>
        ))}
      {shop !== undefined && source.hasBill && (
        <LazyPart load={importSendToShop}>
          {({ SendToShop }) => <SendToShop shop={shop} onSend={openMessage} />}
        </LazyPart>
      )}
      <Button onClick={print}>{exportMenu.print}</Button>
      <Menu label={exportMenu.more} name={exportMenu.moreOptions} panel="box" onOpen={prepare}>
        <Choices
          of={[
            [exportMenu.savePdf, savePdf],
            [exportMenu.downloadReport, saveReport],
            [exportMenu.copyLink, copyLink],
          ]}
        />
        {source.hasBill && <ExtentChoice extent={extent} onChoose={setExtent} />}
      </Menu>
    </div>
  )
}

function Choices({ of }: { of: readonly (readonly [label: string, onSelect: () => void])[] }) {
  return (
    <ul className={menu.list}>
      {of.map(([label, onSelect]) => (
        <li key={label}>
          <button type="button" className={menu.action} onClick={onSelect}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Extent = ReturnType<typeof useExport>['extent']

interface ExtentChoiceProps {
  extent: Extent
  onChoose: (extent: Extent) => void
}

/** Whether paper and files have the bill alone, as for a shop, or how it came about as well. */
function ExtentChoice({ extent, onChoose }: ExtentChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.extent}>
      <legend className={menu.group}>{exportMenu.onPaperAndInFiles}</legend>
      {EXTENTS.map(([value, label]) => (
        <label key={value} className={menu.item}>
          {label}
          <input
            type="radio"
            className={styles.choice}
            name={name}
            checked={extent === value}
            onChange={() => onChoose(value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
