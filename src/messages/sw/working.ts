export const goesOn =
  '“…” inaonyesha decimals zinazoendelea; fraction iliyo kwenye mabano baada yake ndiyo thamani kamili.'
export const notRounded =
  'Hakuna namba inayofanyiwa rounding njiani, isipokuwa hatua yenyewe iseme hivyo.'
