/** The line at the foot of the page. The loader, in every page's HTML, carries a copy: it stays short. */

export const close = 'Close'
export const reload = 'Reload'
export const tryAgain = 'Try again'
export const outdated =
  'The site has a newer version. Reload the page to continue; what you typed stays.'
export const broken = 'Part of this page could not start. Reload the page; what you typed stays.'
/** `page` is the title of the page that a link leads to. */
export const pageOffline = 'You’re offline. “{page}” will open when you reconnect.'
