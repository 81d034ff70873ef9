/** The frame of the contact page; its form has words of its own. */

export const title = 'Feedback and contact'
export const description =
  'Report a wrong figure, suggest or sponsor a new calculator, or ask a question.'
export const heading = 'Feedback / Contact Us'
export const mistakes =
  'Is a figure wrong, a text unclear, a calculator missing? Tell us. About a figure, write which calculator it was, the numbers you entered, the result you got and the one you expected: then we can check it.'
export const sponsors =
  'Would you like to suggest a tool, or sponsor one for your trade? We are glad to hear from hardware shops, manufacturers, colleges and contractors.'
export const otherWay = 'You can also write to {email}. The {privacy} says where a message goes.'
/** The link in the line above. */
export const privacy = 'privacy page'
