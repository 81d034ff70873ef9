/** A page's title and description, which React puts into the document's head. */
export function PageMetadata({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
