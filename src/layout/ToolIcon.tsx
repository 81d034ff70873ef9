import type { IconName } from '../../schemas/picture.ts'

/** One drawing for each icon: lines on a grid of 24, and one filled part each. */
const drawings: Record<IconName, { lines: string; filled: string }> = {
  mix: { lines: 'M4 7h16l-2 13H6zM12 2v5', filled: 'M5 13h14l-1 7H6z' },
  block: { lines: 'M3 5h18v14H3zM3 12h18M12 5v7', filled: 'M3 12h9v7H3z' },
  bar: { lines: 'M3 20L20 3M6 13l5 5M10 9l5 5M14 5l5 5', filled: 'M17 17h4v4h-4z' },
  sheet: { lines: 'M2 13L12 4l10 9M6 20v-9M10 20V7M14 20V7M18 20v-9', filled: 'M3 18h18v3H3z' },
  paint: { lines: 'M4 8h13v12H4zM4 8c0-6 13-6 13 0', filled: 'M17 8h4v7a2 2 0 0 1-4 0z' },
  tile: { lines: 'M3 3h18v18H3zM12 3v18M3 12h18', filled: 'M12 3h9v9h-9z' },
  calculator: { lines: 'M5 2h14v20H5zM9 13h0M15 13h0M9 18h0M15 18h0', filled: 'M8 5h8v4H8z' },
}

/** A calculator's sign, beside its name: the name says what it is. */
export function ToolIcon({ name, className }: { name: IconName; className: string }) {
  const { lines, filled } = drawings[name]
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={filled} fill="currentColor" opacity="0.35" />
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
