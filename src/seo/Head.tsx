import * as language from '#messages/language.ts'
import { site } from '../site.ts'
import type { Metadata } from '../ui/page/PageMetadata.tsx'
import { languagesOf } from './files.ts'
import { structuredData } from './structuredData.ts'

/** The tags that the build puts into the head of a page, for search engines and shared links. */
export function Head({ title, description, isUnlisted, path, address }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isUnlisted && <meta name="robots" content="noindex" />}
      {address !== undefined && (
        <>
          <link rel="canonical" href={address} />
          {languagesOf(path).map(({ tag, address }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={address} />
          ))}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={language.openGraph} />
          <meta property="og:image" content={new URL(language.picture, site.origin).href} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${site.title} – ${site.name}`} />
          <meta name="twitter:card" content="summary_large_image" />
          {structuredData(path).map((json) => (
            <script
              key={json}
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON.
              dangerouslySetInnerHTML={{ __html: json }}
            />
          ))}
        </>
      )}
    </>
  )
}

interface HeadProps extends Metadata {
  path: string
  /** The page's one address; a page that stands in for those not found has none. */
  address?: string
}
