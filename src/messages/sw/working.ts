export const goesOn =
  '“…” inaonyesha decimals zinazoendelea; fraction iliyo kwenye mabano baada yake ndiyo thamani kamili.'
export const notRounded =
  'Hakuna namba tunayo-round off njiani, isipokuwa hatua yenyewe iseme hivyo.'
