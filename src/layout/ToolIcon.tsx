import type { Icon } from '../../schemas/definition/picture.ts'

/** A calculator's icon. It stands beside the name, so screen readers skip it. */
export function ToolIcon({ icon, className }: { icon: Icon; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.filled} fill="currentColor" opacity="0.35" />
      <path
        d={icon.lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
