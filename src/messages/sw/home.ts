// For search engines: people search for 'kikokotoo', and nobody says it on a site.
export const description =
  'Kikokotoo cha ujenzi cha bure: hesabu za konkriti, mawe na matofali, tiles, rangi, mabati na vyuma. Mita au futi na inchi, kwa Kenya, hesabu kamili, na rahisi kwenye simu.'
export const lead =
  '{free} kwa mafundi, wajenzi, mainjinia na yeyote anayejenga nyumba. Jua cha kununua kabla ya kulipa.'
export const free = 'Bure'
export const start = 'Anza kupiga hesabu'
export const why = 'Kwa nini uitumie'
export const reasons = [
  {
    title: 'Kwa ajili ya Kenya',
    text: 'Mita au futi na inchi, pamoja na mawe, blocks, mabati, vyuma na vipimo vya kuchanganya vinavyotumika hapa.',
  },
  {
    title: 'Rahisi kwenye simu',
    text: 'Nafasi kubwa za kujaza na namba kubwa, kwa simu iliyo mkononi, kwenye site, juani.',
  },
  {
    title: 'Rahisi na sahihi',
    text: 'Nafasi chache za kujaza, kitufe kimoja, na hesabu kamili. Kila formula iko wazi uikague, pamoja na chanzo chake.',
  },
  {
    title: 'Bure daima',
    text: 'Hakuna account, hakuna matangazo, hakuna cha ku-install, na hakuna chochote kukuhusu kinachohifadhiwa.',
  },
] as const
export const threeSteps = 'Hatua tatu hadi orodha ya kununua'
export const steps = [
  {
    title: 'Chagua hesabu.',
    text: 'Kwa jina lake, au tafuta unachonunua: mabati, mawe, simiti.',
  },
  {
    title: 'Weka ulichopima.',
    text: 'Kila nafasi inaonyesha unit yake. Viwango vya kawaida vimejazwa tayari.',
  },
  {
    title: 'Bonyeza Piga hesabu.',
    text: 'Soma cha kununua, na ulinganishe na quotation.',
  },
] as const
export const questions = 'Maswali'
export const faqs = [
  {
    question: 'Je, ni bure?',
    answer:
      'Ndiyo. Kila hesabu ni bure, kwa makadirio yoyote utakayo, na itabaki hivyo. Hakuna account: orodha ya vifaa hukaa kwenye tab ya browser yako mwenyewe, si kwingine kokote. Hubaki ukipakia ukurasa upya, na husahaulika ukifunga tab; ukitaka ikae zaidi, hifadhi file yake au nakili link yake.',
  },
  {
    question: 'Majibu ni sahihi kiasi gani?',
    answer:
      'Hesabu ni kamili: namba hubaki fractions kamili hadi zinapoonyeshwa, na tuna-round off tu mahali vipande vizima vinanunuliwa au namba inaonyeshwa. Idadi ya blocks na tiles hupandishwa kwa hatua mbili: kwanza hadi vipande vizima vya kufunika eneo, kisha pamoja na ziada (wastage). Kanuni ni zile za kazi ya ujenzi, na kila ukurasa huzitaja. Vipimo, ziada (wastage) na ufundi ndivyo vinavyoamua mengine, kwa hivyo chukua jibu kama makadirio ya kupanga kazi.',
  },
  {
    question: 'Inatumia units gani?',
    answer:
      'Za metric, kama kwenye ramani za Kenya: mita kwa vyumba, kuta na mapaa, sentimita kwa tiles na unene wa slab, milimita kwa blocks, joints na vyuma. Kila nafasi ya kujaza huonyesha unit yake. Unaweza pia kupima kwa futi na inchi: chagua unit kwenye nafasi hiyo, au andika 12ft 6in. Nafasi hujumlisha pia, kama 3.6 + 2.4.',
  },
  {
    question: 'Inafanya kazi kwenye simu yangu?',
    answer:
      'Ndiyo, kwenye browser ya simu yoyote yenye version ya sasa. Hesabu zote hufanyika kwenye simu yenyewe.',
  },
] as const
