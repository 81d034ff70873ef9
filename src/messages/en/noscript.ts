/** For browsers without JavaScript: the build alone draws it. */

export const needsScript =
  'The calculation runs on your own device and needs JavaScript: please allow it for this site. The formulas, the examples and the answers below can be read without it.'
