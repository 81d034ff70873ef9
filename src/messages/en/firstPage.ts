/** The loader shows these before the page's code arrives, so they stand in every page's HTML. */

export const calculatorOffline = 'You’re offline. The calculator will load when you reconnect.'
export const pageOffline = 'You’re offline. The page will finish loading when you reconnect.'
/** `button` is what the pressed button says. */
export const queued = 'The page is still loading: “{button}” will run as soon as it is ready.'
