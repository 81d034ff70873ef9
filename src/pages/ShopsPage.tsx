import { useDeferredValue, useState } from 'react'
import * as messages from '#messages/shops.ts'
import { calculators } from '../registry.ts'
import { Embedding } from '../shops/Embedding.tsx'
import { ShopActions } from '../shops/ShopActions.tsx'
import { ShopForm } from '../shops/ShopForm.tsx'
import { ShopSheet } from '../shops/ShopSheet.tsx'
import { shopLink, useShopForm } from '../shops/useShopForm.ts'
import { site } from '../site.ts'
import { onScreen } from '../styles/hidden.css.ts'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { PageMetadata } from '../ui/page/PageMetadata.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import { sheet } from './PrintedSheet.css.ts'

/** A shop's prices become a link, a sheet and a file here, and its page gets a calculator. */
export function Component() {
  const { form, values, read, day, keep, fill, fragment } = useShopForm()
  const [isSheetShown, setSheetShown] = useState(false)
  const link = fragment === undefined ? undefined : shopLink(fragment)
  // A code of many modules is drawn behind what is typed.
  const drawn = useDeferredValue(link)
  return (
    <>
      <PageMetadata title={`${messages.title} – ${site.name}`} description={messages.description} />
      <Stack gap="l">
        <Stack gap="s" className={onScreen}>
          <PageHeading>{messages.title}</PageHeading>
          <p>{messages.about}</p>
        </Stack>
        <ShopForm {...{ form, values, read, day }} onChange={keep} />
        <ShopActions
          {...{ form, values, read, link, fill }}
          onShowSheet={() => setSheetShown(true)}
        />
        {isSheetShown && read.texts && drawn !== undefined && (
          <article className={sheet}>
            <ShopSheet texts={read.texts} link={drawn} />
          </article>
        )}
        <Embedding catalog={calculators} fragment={fragment} />
      </Stack>
    </>
  )
}
