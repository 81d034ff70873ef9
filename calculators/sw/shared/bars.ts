/* The words of calculators/shared/bars.ts. */

/** A whole bar. */
export const barSold = {
  label: 'urefu wa chuma kinavyouzwa',
  assumption: 'Vipande vifupi kuliko unachohitaji hubaki.',
}

/** The weight of a bar, by its diameter. */
export const steelWeight = {
  label: 'namba ya kugawanya ili kupata uzito',
  source:
    'Kanuni ya kazi d² / 162. Chuma kina uzito wa 7,850 kg/m³ (BS 4449), kwa hivyo mita moja ya chuma ina uzito wa π/4 × d² × 0.00785 kg, yaani d² / 162.2.',
}

/** Wire to tie bars with. */
export const bindingWire = {
  label: 'waya ya kufunga kwa tani moja ya vyuma',
  source: 'Kanuni za mafundi husema 9 hadi 13 kg kwa tani, na 7 kg kwa vyuma vinene.',
}
