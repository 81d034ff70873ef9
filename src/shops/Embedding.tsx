import { useEffect, useRef, useState } from 'react'
import * as language from '#messages/language.ts'
import * as messages from '#messages/shops.ts'
import type { RegistryEntry } from '../../schemas/definition/registryEntry.ts'
import { say } from '../../schemas/messages/message.ts'
import { EMBED, inLanguage } from '../addresses.ts'
import { copyText } from '../export/clipboard.ts'
import { onScreen } from '../styles/hidden.css.ts'
import { Button } from '../ui/button/Button.tsx'
import { Field } from '../ui/field/Field.tsx'
import { Select } from '../ui/field/Select.tsx'
import { TextArea } from '../ui/field/TextArea.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { followHeight } from './frameHeight.ts'

interface EmbeddingProps {
  catalog: readonly RegistryEntry[]
  /** The fragment of the shop's link; undefined without one. */
  fragment: string | undefined
}

/** The lines that put a calculator on a shop's own page, with a live example. */
export function Embedding({ catalog, fragment }: EmbeddingProps) {
  const [slug, setSlug] = useState(catalog[0]?.slug ?? '')
  const code = useRef<HTMLTextAreaElement>(null)
  const name = catalog.find((one) => one.slug === slug)?.name ?? slug
  const showToast = useToast()
  // The build does not know where the site will stand.
  useEffect(() => {
    if (code.current) code.current.value = linesFor(slug, fragment)
  }, [slug, fragment])
  const copy = async () => {
    const lines = linesFor(slug, fragment)
    const isCopied = await copyText(lines)
    showToast(
      isCopied
        ? { title: messages.lines, text: messages.linesText, tone: 'neutral' }
        : { title: messages.embed.lines, text: lines, tone: 'neutral' },
    )
  }
  return (
    <Stack as="section" gap="m" className={onScreen} aria-labelledby="embed">
      <h2 id="embed">{messages.embed.heading}</h2>
      <p>{messages.embed.text}</p>
      <Field label={messages.embed.choose}>
        {(ids) => (
          <Select
            {...ids}
            name="embed"
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
            options={catalog.map((one) => ({ value: one.slug, label: one.name }))}
          />
        )}
      </Field>
      <Field label={messages.embed.lines}>
        {(ids) => <TextArea {...ids} ref={code} readOnly />}
      </Field>
      <p>
        <Button variant="secondary" onClick={copy}>
          {messages.embed.copy}
        </Button>
      </p>
      {/* Loaded anew for another calculator only, not at each key in the form. */}
      <Example key={slug} slug={slug} title={say(messages.embed.example, { calculator: name })} />
    </Stack>
  )
}

function linesFor(slug: string, fragment: string | undefined): string {
  const attributes = [
    `data-jenga-hesabu="${slug}"`,
    ...(language.base === '' ? [] : [`data-language="${language.tag}"`]),
    ...(fragment === undefined ? [] : [`data-shop="${fragment.replaceAll('&', '&amp;')}"`]),
  ]
  const script = new URL('/embed.js', window.location.origin).href
  return `<div ${attributes.join(' ')}></div>\n<script async src="${script}"></script>`
}

function Example({ slug, title }: { slug: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!frame.current) return undefined
    frame.current.style.border = '0'
    return followHeight(frame.current, window.location.origin)
  }, [])
  return (
    <iframe
      ref={frame}
      src={inLanguage(`/${EMBED}/${slug}`)}
      title={title}
      loading="lazy"
      width="100%"
      height={640}
    />
  )
}
