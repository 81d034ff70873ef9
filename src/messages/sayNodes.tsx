import { Fragment, type ReactNode } from 'react'
import type { NamesOf } from '../../schemas/messages/message.ts'

/** A message with elements in the places of its braces: 'See the {guide}.' with a link for the guide. */
export function sayNodes<const Text extends string>(
  message: Text,
  values: Readonly<Record<NamesOf<Text>, ReactNode>>,
): ReactNode {
  const known: Readonly<Record<string, ReactNode>> = values
  return message
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{known[part]}</Fragment>))
}
