/** The line at the foot of the page. The loader, in every page's HTML, carries what it shows of these. */

export const close = 'Close'
export const reload = 'Reload'
export const tryAgain = 'Try again'
export const outdated =
  'The site has a newer version. Reload the page to continue; what you typed stays.'
export const broken = 'Part of this page could not start. Reload the page; what you typed stays.'
/** The loader shows these before the page's code arrives. */
export const calculatorOffline = 'You’re offline. The calculator will load when you reconnect.'
export const pageOffline = 'You’re offline. The page will finish loading when you reconnect.'
/** `button` is what the pressed button says. */
export const queued = 'The page is still loading: “{button}” will run as soon as it is ready.'
/** `page` is the title of the page that a link leads to. */
export const linkOffline = 'You’re offline. “{page}” will open when you reconnect.'
