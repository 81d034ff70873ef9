export const title = 'Hesabu za ujenzi za kisasa kwa Kenya'
export const disclaimer = 'Haya ni makadirio ya kupanga kazi. Hakikisha kabla ya kununua.'
