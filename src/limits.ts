/** The site's own fixed figures, apart from every calculator. Times in milliseconds, sizes in CSS pixels. */
export const limits = {
  toast: {
    /** How long a message stays. */
    durationMs: 5000,
    /** How far to the right a finger swipes one away. */
    swipePx: 50,
    /** The key that moves the focus to messages. */
    hotkey: 'F8',
  },
  print: {
    /** Size of the window that is printed. */
    widthPx: 800,
    heightPx: 800,
    /** How long it may draw before the print dialogue opens. */
    afterMs: 250,
  },
} as const

/** How much is read of a link, which may come from anybody. */
export const linkLimits = {
  /** An estimate's fragment, in characters: a calculator's own stay far below, with every row filled in. */
  estimateLength: 8000,
  /** A packed fragment, in characters: five times the longest that the list's page offers. */
  packedLength: 20_000,
  /** Any link's text, in characters: a full list is shorter by far. */
  textLength: 1_000_000,
} as const
