import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import {
  cementClasses,
  cementLoose,
  concreteMixes,
  dryForWetConcrete,
  groundFloorBill,
} from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya konkriti',
  'title.menu': 'Konkriti',
  summary:
    'Konkriti ya slab, sakafu au msingi. Mifuko ya simiti, mchanga na kokoto, kutoka kwa eneo, unene na kipimo cha kuchanganya.',
  'fields.area.label': 'Eneo',
  'fields.area.hint': 'Urefu × upana wa slab au msingi.',
  'fields.thickness.label': 'Unene',
  'fields.thickness.hint': 'Slab ya sakafu ni 10 hadi 15 cm (kadirio).',
  'fields.thickness.usual.of': 'unene wa slab',
  'fields.mix.label': 'Ratio (kipimo cha kuchanganya)',
  'fields.mix.hint': 'Simiti : mchanga : kokoto (ballast).',
  ...at('fields.mix', concreteMixes),
  'fields.allowance.label': 'Ziada ya konkriti inayomwagika',
  'fields.allowance.hint': 'Simiti, mchanga na kokoto zaidi.',
  ...at('constants.dryForWet', dryForWetConcrete),
  ...at('constants.cementLoose', cementLoose),
  'results.0.label': 'Kiasi cha konkriti',
  'results.1.label': 'Simiti',
  'results.2.label': 'Mchanga',
  'results.3.label': 'Kokoto (ballast)',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Mchanga na kokoto hapa ni sehemu za konkriti iliyomalizika. Visiposhindiliwa hujaza nafasi kubwa zaidi: nunua kiasi kilichoandikwa hapa chini. Mwagia konkriti maji kwa siku saba (kadirio).',
  'picture.0.alt': 'Slab ya mraba ya {area}, unene {thickness}{toScale}, kwa {mix}',
  'picture.0.caption': 'Kipimo {mix}',
  'picture.1.note': 'Slab, mifuko na marundo: kila kimoja kimechorwa kwa scale yake',
  'picture.1.bags.label': 'simiti',
  'picture.1.heaps.0.label': 'mchanga',
  'picture.1.heaps.1.label': 'kokoto',
  'examples.slab.name': 'Slab ya 20 m², unene 10 cm, kwa 1:2:4',
  'examples.blinding.name': 'Blinding chini ya sakafu ya 36 m², unene 5 cm, kwa 1:3:6',
  'examples.cubicMetre.name': 'Cubic metre moja: 10 m², unene 10 cm, kwa 1:2:4',
  'examples.cubicMetreRich.name': 'Cubic metre moja ya 1:1.5:3, yenye simiti zaidi',
  'assumptions.0': 'Slab ina unene mmoja kila mahali: ardhi isiyo sawa huchukua zaidi.',
  'assumptions.1':
    'Tumia simiti (saruji) ya class 42.5 kwa sehemu zinazobeba uzito. Maji: lita 25 hadi 28 kwa mfuko; yakizidi, konkriti inakuwa dhaifu (kadirio).',
  'assumptions.2':
    'Hatujahesabu: formwork. Polythene na BRC (mesh) ya sakafu ziko kwenye ukurasa wa slab ya chini; hardcore na vyuma vina kurasa zake.',
  'sources.0.title': 'Mchanga, simiti na kokoto za 1 m³ ya konkriti, Kenya',
  'sources.0.about':
    'Kwa njia ya dry volume: 1.54 m³ za vifaa visivyoshindiliwa, mifuko 6.3 ya simiti kwa 1:2:4.',
  'sources.1.title': 'Kipimo kipi cha kuchanganya kwa kazi ipi, Kenya',
  'sources.1.about':
    '1:3:6 kwa mass concrete, 1:2:4 kwa misingi na slab za sakafu, 1:1.5:3 kwa nguzo na beams.',
  ...at('sources.2', groundFloorBill),
  ...at('sources.3', cementClasses),
  'guide.heading': 'Jinsi ya kupiga hesabu ya konkriti ya slab',
  'guide.steps.0': 'Pima urefu na upana wa slab kwa mita, kisha uzidishe: hilo ndilo eneo.',
  'guide.steps.1':
    'Weka unene. Kama ardhi si sawa, pima mahali kadhaa, kisha uchukue unene mkubwa zaidi.',
  'guide.steps.2':
    'Chagua kipimo cha kuchanganya ambacho injinia au ramani inataka, kisha bonyeza Piga hesabu.',
  'faqs.0.question': 'Cubic metre moja ya konkriti inachukua mifuko mingapi ya simiti (saruji)?',
  'faqs.0.answer':
    'Kwa 1:2:4 panga mifuko {cubicMetre.cementBags} ya 50 kg kwa kila cubic metre, na kwa 1:1.5:3 mifuko {cubicMetreRich.cementBags}. Orodha ya kununua ina zaidi kwa 1:2:4: ratio yenyewe huchukua 6.3, na kiasi humwagika.',
  'faqs.1.question': 'Ni kipimo gani cha kuchanganya kinachofaa slab ya inchi 4?',
  'faqs.1.answer':
    'Inchi 4 ni kama 10 cm, na 1:2:4 ndicho kipimo cha kawaida cha slab iliyo juu ya ardhi: {slab.area} m² zinahitaji {slab.volume} m³ za konkriti na mifuko {slab.cementBags} ya simiti. Orodha ya kununua ina zaidi kwa sehemu moja ya kumi: ratio yenyewe huchukua zaidi, na kiasi humwagika.',
  'faqs.2.question': 'Kenya hutumia kipimo gani cha kuchanganya?',
  'faqs.2.answer':
    '1:2:4 kwa slab za chini na misingi ya strip ya nyumba za kawaida, lintels na slab ya juu ya shimo; 1:3:6 kwa strip ya ukuta wa ploti; 1:3:6 au 1:4:8 kwa blinding (makadirio). Slab za juu (suspended), beams na nguzo za nyumba hubeba watu: zinahitaji kipimo cha injinia aliyezifanyia design; hapo 1:1.5:3 ndicho dhaifu zaidi kinachotumiwa kwa kawaida.',
  'faqs.3.question': 'Mfuko mmoja wa simiti unaenda na wheelbarrow ngapi za mchanga na kokoto?',
  'faqs.3.answer':
    'Kwa 1:2:4, wheelbarrow moja ya mchanga na mbili za kokoto, zilizosawazishwa juu, kwa mfuko mmoja: wheelbarrow ya 0.065 m³ (kadirio) hubeba karibu mifuko miwili ya simiti. Mfuko mmoja kwa wheelbarrow tatu za mchanga na nne za kokoto ni kama 1:5.6:7.5: simiti ni nusu tu ya inayotakiwa, kidogo mno kwa slab.',
})
