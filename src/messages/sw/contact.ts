export const title = 'Maoni na mawasiliano'
export const description =
  'Tuambie namba ambayo si sahihi, pendekeza au dhamini hesabu mpya, au uliza swali.'
export const heading = 'Maoni / Wasiliana nasi'
export const mistakes =
  'Kuna namba isiyo sahihi, maneno yasiyoeleweka, au hesabu inayokosekana? Tuambie. Kama ni namba, andika ilikuwa hesabu gani, namba ulizoweka, jibu ulilopata na jibu ulilotarajia: hapo tutaweza kuikagua.'
export const sponsors =
  'Ungependa kupendekeza hesabu mpya, au kudhamini (sponsor) hesabu inayohusu kazi yako? Tunafurahi kusikia kutoka kwa hardware, watengenezaji, vyuo na wakandarasi.'
export const otherWay = 'Unaweza pia kuandika kwa {email}. {privacy} unasema ujumbe huenda wapi.'
export const privacy = 'Ukurasa wa faragha'
