/** Header, menu and footer of every page. */

export const skip = 'Skip to content'
/** The name of the header's navigation. */
export const navigation = 'Main'
export const tools = 'Tools'
export const moreTools = 'More Tools'
/** Beside `moreTools`, as a badge. */
export const comingSoon = 'Coming Soon'
export const list = 'Materials list'
/** Where a phone has room for one word. */
export const listShort = 'List'
/** At the foot of a page; leads to the home page's cards. */
export const calculators = 'All calculators'
export const breadcrumb = 'Breadcrumb'
export const home = 'Home'
export const quickLinks = 'Quick links'
export const legalAndContact = 'Legal and contact'
export const privacy = 'Privacy'
export const terms = 'Terms'
export const formulas = 'Formulas'
export const contact = 'Contact us'
export const shops = 'For hardware shops'
export const support = 'Support'
export const suggestTool = 'Suggest or sponsor a new tool'
export const disclaimer =
  'All results are estimates for planning only. Have structural work designed by a professional.'
