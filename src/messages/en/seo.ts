/** What search engines are told in words. */

export const browserRequirements = 'Requires JavaScript'
