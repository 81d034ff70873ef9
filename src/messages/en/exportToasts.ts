/** How an export went. */

export const offline = 'You’re offline'
export const tryAgain = 'Check the connection and try again.'
export const saved = 'Saved'
export const makingPdf = 'Making the PDF'
export const takesAMoment = 'This takes a moment.'
export const printBlocked = 'The print window was blocked'
export const savePdf = 'Save as PDF'
/** Says where `savePdf` is, for a person who cannot reach the button in the toast. */
export const savePdfInMenu = 'Choose Save as PDF under More export options'
export const sendReport =
  'Apps cut long links. Choose Download Report and send that file: it opens here again.'
export const linkCopied = 'Link copied'
export const copyThisLink = 'Copy this link'
export const linkLater = 'The link will appear when you reconnect.'
export const documents = {
  estimate: {
    exportedLater: 'The estimate will be exported when you reconnect.',
    notExported: 'The estimate could not be exported',
    printAgain: 'Print the estimate again when you reconnect.',
    allowWindows: 'Allow pop-up windows for this site, or save the estimate as a PDF.',
    tooLong: 'The estimate is too long for a link',
    opensAgain: 'It opens this estimate again.',
  },
  list: {
    exportedLater: 'The list will be exported when you reconnect.',
    notExported: 'The list could not be exported',
    printAgain: 'Print the list again when you reconnect.',
    allowWindows: 'Allow pop-up windows for this site, or save the list as a PDF.',
    tooLong: 'The list is too long for a link',
    opensAgain: 'It opens this list again.',
  },
} as const
