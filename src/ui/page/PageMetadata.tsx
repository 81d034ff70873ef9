import { createContext, useContext } from 'react'

/** The title and description of a page, for the document's head. */
export interface Metadata {
  title: string
  description: string
  /** Search engines leave the page out. */
  isUnlisted?: boolean
}

/** The build draws the head itself, and collects here what the page puts into it. */
export const HeadContext = createContext<Partial<Metadata & { address: string }> | undefined>(
  undefined,
)

/** A page's title and description, which React puts into the document's head. */
export function PageMetadata({ title, description, isUnlisted = false }: Metadata) {
  const head = useContext(HeadContext)
  if (head) {
    Object.assign(head, { title, description, isUnlisted })
    return null
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  )
}
