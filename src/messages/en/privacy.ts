export const title = 'Privacy'
export const description =
  'What you enter is computed on your device and stored nowhere. What the feedback form sends, and to whom.'
export const intro =
  'In short: what you enter into a calculator never leaves your device, and nothing of it is stored on servers. Only a message that you send us travels, and this page says where to.'
export const calculators = {
  heading: 'Calculators',
  text: 'Every figure is computed in your browser. Measurements and results are not sent to us or to anyone else.',
} as const
export const tab = {
  heading: 'What this tab remembers',
  text: 'Until you close it, this tab of your browser remembers what you typed, the results, prices, quotations, your materials list and a message that you have not sent yet, so that Back, a reload or a tab that your phone dropped loses nothing. When you leave a page, the browser writes it to what is called session storage. Closing the tab deletes it, other tabs cannot see it, and it is never sent to us.',
  link: 'The link of an estimate or a list holds all of it: whoever has the link can read it, and so can whoever has its file.',
} as const
export const shops = {
  heading: 'Prices of shops',
  text: 'The link and the file of a hardware shop hold its name, place, phone number and prices, and nothing else does: whoever opens them has them in their tab, and no server gets them. “Send to …” opens WhatsApp with the quantities of your bill and no price; nothing is sent before you send it there. A link or a paper of a bill with a shop’s prices names the shop and the day.',
  embed:
    'A calculator that another site shows in a frame computes on your device as well. That site learns how high the frame is, and neither what you type nor what comes of it; the frame remembers it as a tab does, apart from that site. What the site itself does is its own affair.',
} as const
export const storage = {
  heading: 'Cookies and storage',
  text: "The site sets no cookies and keeps nothing in your browser's local storage. Besides what the tab remembers, session storage holds how far you have scrolled on each page. A copy of these pages is kept on your device so that they open without a network; it goes when you clear the site's data. There are no advertisements, no statistics and no content from other sites.",
} as const
export const messages = {
  heading: 'Messages to us',
  /** To a form service at `host`; `contactPage` is a link. */
  toService:
    'The {contactPage} sends nothing until you press its button. Then it sends your message, and your name and e-mail address if you give them, to the form service at {host}, which keeps a copy for us and passes it on to our mailbox.',
  /** To the computer that this copy of the site comes from. */
  toHost:
    'The {contactPage} sends nothing until you press its button. Then it sends your message, and your name and e-mail address if you give them, to the computer that delivers these pages, which shows it to the people who run the site and stores no copy.',
  contactPage: 'contact page',
  besides:
    'To help tell people from spam programs, the form also sends when its page was loaded, whether the browser is controlled by a program, and the name of the code that does the sending. As with any request, whoever receives it also sees the address your device asks from, the kind of browser and which site it comes from. What you calculated is not part of it.',
  use: 'We use messages to answer you and to improve the calculators, and delete them when that is done. An e-mail to {email} is treated the same way.',
} as const
export const host = {
  heading: 'The host',
  text: 'Like every web host, the one that delivers these pages sees the address your device asks from. What you calculate is not part of that.',
} as const
export const rights = {
  heading: 'Your rights',
  text: "Under Kenya's Data Protection Act, 2019 you may ask what we hold about you and have it corrected or deleted. Write to {email}.",
} as const
