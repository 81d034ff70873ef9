/** Why a link in the address opens no estimate. */

export const unreadable =
  'This link cannot be opened: a part of it is missing, or it is one of another page. Ask for it again.'
export const tooLong =
  'This link cannot be opened: it is too long for an estimate. Ask for it again.'
