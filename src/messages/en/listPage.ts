/** The frame of the list's page; what is on the list has words of its own. */

export const title = 'Materials list'
export const description =
  'One list for the job: the estimates of foundation, walls, roof and rooms together, their materials added up and rounded once, to print, send and check.'
