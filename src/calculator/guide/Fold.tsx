import type { ReactNode } from 'react'
import * as faqs from '../../ui/faqs/Faqs.css.ts'
import { Stack } from '../../ui/spacing/layout.tsx'

interface FoldProps {
  heading: string
  /** The language of the heading, where that is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

/** A part of the guide that opens from its heading, so that the page stays short on a phone. */
export function Fold({ heading, lang, children }: FoldProps) {
  return (
    <details className={faqs.faq}>
      <summary>
        <h2 lang={lang}>{heading}</h2>
      </summary>
      <Stack gap="m" className={faqs.answer}>
        {children}
      </Stack>
    </details>
  )
}
