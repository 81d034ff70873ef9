/** The toast of a link that does not open an estimate. */

export const unreadable =
  'This link cannot be opened: a part of it is missing, or it is one of another page. Ask for it again.'
