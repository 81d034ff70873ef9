import type { ReactNode } from 'react'

/** The page's one heading of the first level. It can take the focus when its page opens. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 className={className} tabIndex={-1}>
      {children}
    </h1>
  )
}
