import type { IconName } from '../../schemas/definition/picture.ts'

/** One drawing for each icon: lines on a grid of 24, and one filled part each. */
const drawings: Record<IconName, { lines: string; filled: string }> = {
  mix: {
    lines:
      'M2 4h3l4 10h8l5-9H5.6M17 14l3 6M5 18.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M9 14l-1 2',
    filled: 'M5.6 5H22l-5 9H9z',
  },
  block: {
    lines: 'M2 8l8-4 12 5-8 4zM2 8v7l12 5v-7M14 20l8-4V9M7 7.8l3-1.4M11.5 9.6l3-1.4',
    filled: 'M2 8l12 5v7L2 15z',
  },
  bar: {
    lines: 'M2 4h20v5H2zM6 9l2-5M11 9l2-5M16 9l2-5M2 15h20v5H2zM6 20l2-5M11 20l2-5M16 20l2-5',
    filled: 'M2 15h20v5H2z',
  },
  sheet: { lines: 'M6 4h12l4 15H2zM9.7 4L7.3 19M14.3 4l2.4 15', filled: 'M9.7 4h4.6l2.4 15H7.3z' },
  paint: { lines: 'M3 3h14v6H3zM17 6h4v6H10v3M8.5 15h3v6h-3z', filled: 'M3 3h14v6H3z' },
  tile: { lines: 'M3 3h18v18H3zM12 3v18M3 12h18', filled: 'M12 3h9v9h-9zM3 12h9v9H3z' },
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
