import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { buildingCode, cementClasses } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya msingi',
  'title.menu': 'Msingi',
  summary: 'Msingi wa strip kwenye mtaro. Udongo wa kuchimba, na simiti, mchanga na kokoto.',
  'fields.trenchLength.label': 'Urefu wa mtaro',
  'fields.trenchLength.hint': 'Mitaro yote pamoja, kwenye mstari wa katikati.',
  'fields.trenchLength.usual.of': 'ukuta',
  'fields.trenchWidth.label': 'Upana wa mtaro',
  'fields.trenchWidth.usual.of': 'upana wa mtaro',
  'fields.trenchDepth.label': 'Kina cha mtaro',
  'fields.trenchDepth.hint': 'Kutoka usawa wa ardhi hadi kwenye udongo mgumu.',
  'fields.trenchDepth.usual.of': 'kina cha mtaro',
  'fields.thickness.label': 'Unene wa konkriti',
  'fields.thickness.usual.of': 'unene wa footing',
  'fields.mix.label': 'Ratio (kipimo cha kuchanganya)',
  'fields.mix.hint':
    'Simiti : mchanga : kokoto (ballast). 1:4:8 ni ya blinding tu; kama strip ina vyuma, tumia kipimo cha injinia.',
  'formulas.base.label': 'Eneo la chini la mtaro',
  'formulas.heightAbove.errorMessage': 'Unene wa konkriti ni sawa na kina cha mtaro, au zaidi',
  'results.0.label': 'Udongo wa kuchimba',
  'results.1.label': 'Kutoka konkriti hadi usawa wa ardhi',
  'results.2.label': 'Kiasi cha konkriti',
  'results.3.label': 'Simiti',
  'results.4.label': 'Mchanga',
  'results.5.label': 'Kokoto (ballast)',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Kabla ya kumwaga, injinia au inspekta wa kaunti aangalie mtaro: uwe mgumu, level, safi na bila maji. Mtaro uliochimbwa kina kupita kiasi usiujaze kamwe kwa udongo uliolegea; ujaze kwa konkriti. Zuia kuta za mtaro wenye kina cha zaidi ya 1.2 m, na za mtaro wowote kwenye udongo usioshikana, zisiporomoke (kadirio). Mwagia konkriti maji kwa siku saba.',
  'picture.0.alt':
    'Mtaro umekatwa kuonyesha ndani: upana {trenchWidth}, kina {trenchDepth}, na konkriti ya {thickness} ndani yake, chini{toScale}',
  'picture.0.layers.0.label': 'ukuta {heightAbove}',
  'picture.0.layers.1.label': 'konkriti {thickness}',
  'picture.1.note': 'Mtaro, mifuko na marundo: kila kimoja kimechorwa kwa scale yake',
  'picture.1.bags.label': 'simiti',
  'picture.1.heaps.0.label': 'mchanga',
  'picture.1.heaps.1.label': 'kokoto',
  'examples.house.name':
    'Nyumba ya 10 m × 8 m kwenye mistari ya katikati, na ukuta mmoja wa ndani (cross wall): mtaro wa 36 m na wa 7.4 m',
  'examples.boundaryWall.name':
    'Ukuta wa boundary wa 30 m: mtaro wenye upana wa 0.45 m na kina cha 0.6 m, konkriti ya 15 cm ya 1:3:6',
  'assumptions.0':
    'Upana, kina na unene ni vya ramani; vilivyo kwenye fomu ni vya nyumba ndogo kwenye udongo mgumu (kadirio).',
  'assumptions.1': 'Udongo unapimwa kabla ya kuchimbwa. Ukichimbwa huongezeka kwa robo (kadirio).',
  'assumptions.2':
    'Mchanga na kokoto vimehesabiwa kama sehemu za konkriti iliyomalizika; vikiwa havijashindiliwa hujaza nafasi zaidi. Mtaro usio sawa huchukua zaidi. Simiti (saruji) ni ya class 42.5.',
  'assumptions.3':
    'Hatujahesabu: mbao za kuzuia kuta za mtaro, kurudisha udongo, kuondoa unaobaki, vyuma, blinding, steps kwenye mteremko na pad footings. Vyuma, ukuta na hardcore vina kurasa zake.',
  'sources.0.title': 'Kujenga kwenye udongo wa black cotton, Kenya',
  'sources.0.about':
    'Architect: udongo utolewe angalau kina cha 1 m, au nyumba isimame kwenye nguzo zinazofika kwenye mwamba.',
  ...at('sources.1', buildingCode),
  ...at('sources.2', cementClasses),
  'guide.heading': 'Jinsi ya kupiga hesabu ya msingi wa strip',
  'guide.steps.0':
    'Pima kila mtaro kwenye mstari wake wa katikati, kisha ujumlishe. Ukuta wa ndani (cross wall) unaanzia upande wa mtaro wa nje: toa sehemu ambayo ingehesabiwa mara mbili.',
  'guide.steps.1':
    'Weka upana, kina na unene kama vilivyo kwenye ramani yako, chagua kipimo cha kuchanganya, kisha bonyeza Piga hesabu.',
  'guide.steps.2':
    'Piga hesabu ya ukuta kwa Hesabu ya mawe na matofali. Ukuta hufika hadi sakafu: kimo chake ni kutoka konkriti hadi usawa wa ardhi, na plinth juu yake, 0.3 hadi 0.6 m (kadirio).',
  'faqs.0.question': 'Msingi wa nyumba huchukua mifuko mingapi ya simiti?',
  'faqs.0.answer':
    'Nyumba ya 10 m × 8 m yenye ukuta mmoja wa ndani (cross wall) ina mtaro wa {house.trenchLength} m. Kwa upana wa 0.6 m na 20 cm ya 1:2:4, hiyo ni konkriti ya {house.volume} m³ na mifuko {house.cementBags} ya simiti (saruji). Orodha ya kununua ina zaidi kwa sehemu moja ya kumi: ratio yenyewe huchukua zaidi, na kiasi humwagika. Udongo unaotoka ni {house.excavation} m³.',
  'faqs.1.question': 'Konkriti ya kwenye mtaro iwe na unene gani?',
  'faqs.1.answer':
    'Kama ilivyo kwenye ramani, ambayo hufuata National Building Code. Kanuni ya haraka kwa udongo mgumu (kadirio): unene usiwe chini ya kiasi ambacho strip inatokeza kila upande wa ukuta. Ukuta wa 20 cm kwenye mtaro wa 60 cm unaacha 20 cm.',
  'faqs.2.question': 'Na udongo wa black cotton je?',
  'faqs.2.answer':
    'Huvimba wakati wa mvua, husinyaa wakati wa jua na kupasua nyumba. Lazima utolewe hadi kwenye ardhi ngumu, au nyumba ijengewe msingi wa aina nyingine: uliza injinia kabla ya kuchimba.',
})
