/* The words of calculators/shared/figures.ts. */

/** Loose materials for a cubic metre of finished concrete. */
export const dryForWetConcrete = {
  label: 'vifaa visivyoshindiliwa, kwa konkriti iliyomalizika',
  source:
    'Njia ya dry volume: 1 m³ ya konkriti huchukua 1.54 m³ ya simiti, mchanga na kokoto visivyoshindiliwa, kwa sababu vidogo hujaza nafasi kati ya vikubwa.',
}

/** Loose materials for a cubic metre of finished mortar or plaster. */
export const dryForWetMortar = {
  label: 'vifaa visivyoshindiliwa, kwa mota iliyomalizika',
  source:
    'Njia ya dry volume: 1 m³ ya mota huchukua 1.33 m³ ya simiti na mchanga visivyoshindiliwa, kwa sababu simiti hujaza nafasi zilizo kwenye mchanga.',
}

/** Bags in a cubic metre of loose cement. */
export const cementLoose = {
  label: 'mifuko katika cubic metre ya simiti',
  source:
    'Simiti isiyoshindiliwa ina uzito wa 1,440 kg/m³, hesabu ya kawaida ya kazi; mfuko una 50 kg.',
}
