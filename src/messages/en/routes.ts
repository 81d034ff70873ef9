/** `page` is the title of the page that a link leads to. */
export const offline = 'You’re offline. “{page}” will open when you reconnect.'
