import type { ReactNode } from 'react'

/** Opens every details element in it, as a person would. */
export function AllOpen({ children }: { children: ReactNode }) {
  return (
    <div
      ref={(box) => {
        for (const closed of box?.querySelectorAll('details') ?? []) closed.open = true
      }}
    >
      {children}
    </div>
  )
}
