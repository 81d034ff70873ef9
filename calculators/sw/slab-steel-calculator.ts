import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { groundFloorBill, steelWeight } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya vyuma vya slab',
  'title.menu': 'Vyuma vya slab',
  'title.breadcrumb': 'Hesabu ya vyuma vya slab',
  summary: 'Vyuma vya slab. Layer moja kwa urefu na kwa upana, vya kukatwa kutoka vyuma vizima.',
  'keywords.0': 'rebar',
  'keywords.1': 'nondo',
  'keywords.2': 'D10',
  'keywords.3': 'D12',
  'keywords.4': 'mesh',
  'keywords.5': 'BRC',
  'fields.slabLength.label': 'Urefu wa slab',
  'fields.slabLength.hint': 'Konkriti, kutoka mwisho hadi mwisho.',
  'fields.slabLength.usual.of': 'sakafu au uwanja',
  'fields.slabWidth.label': 'Upana wa slab',
  'fields.slabWidth.usual.of': 'sakafu au uwanja',
  'fields.diameter.label': 'Diameter ya chuma',
  'fields.diameter.hint': 'Kama ilivyo kwenye ramani ya injinia.',
  'fields.diameter.labels.size': 'diameter ya chuma',
  'fields.diameter.options.8.label': 'D{size} – {size} mm',
  'fields.diameter.options.10.label': 'D{size} – {size} mm',
  'fields.diameter.options.12.label': 'D{size} – {size} mm',
  'fields.diameter.options.16.label': 'D{size} – {size} mm',
  'fields.diameter.source': 'Diameter za jina (nominal), jinsi vyuma vya ribbed vinavyouzwa Kenya.',
  'fields.spacing.label': 'Nafasi kati ya vyuma',
  'fields.spacing.hint': 'Kutoka katikati ya chuma kimoja hadi katikati ya kinachofuata.',
  'fields.spacing.usual.of': 'nafasi kati ya vyuma',
  'fields.cover.label': 'Cover',
  'fields.cover.hint': 'Konkriti kati ya mwisho wa chuma na mwisho wa slab.',
  'fields.barLength.label': 'Urefu wa chuma kizima',
  'fields.barLength.usual.of': 'chuma',
  ...at('constants.weightDivisor', steelWeight),
  'formulas.along.errorMessage': 'Cover haiachi nafasi ya vyuma vya kufuata urefu wa slab',
  'formulas.across.errorMessage': 'Cover haiachi nafasi ya vyuma vya kufuata upana wa slab',
  'formulas.cutAlong.label': 'Vya kufuata urefu kutoka chuma kizima kimoja',
  'formulas.cutAlong.errorMessage':
    'Chuma kizima ni kifupi kuliko urefu wa slab: vyuma vingehitaji lap',
  'formulas.cutAcross.label': 'Vya kufuata upana kutoka chuma kizima kimoja',
  'formulas.cutAcross.errorMessage':
    'Chuma kizima ni kifupi kuliko upana wa slab: vyuma vingehitaji lap',
  'formulas.wholeAlong.label': 'Vyuma vizima kwa vya kufuata urefu',
  'formulas.wholeAcross.label': 'Vyuma vizima kwa vya kufuata upana',
  'formulas.pieces.label': 'Vyuma vizima vya kununua',
  'results.0.label': 'Urefu wa chuma, kufuata urefu wa slab',
  'results.1.label': 'Urefu wa chuma, kufuata upana wa slab',
  'results.2.label': 'Vyuma vya kufuata urefu wa slab',
  'results.3.label': 'Vyuma vya kufuata upana wa slab',
  'results.4.label': 'Vyuma vizima vya {barLength} m vya kununua',
  'results.5.label': 'Uzito wa vyuma vizima',
  'materials.0.variant': '{diameter.size} mm',
  'materials.0.note': 'Vyuma huuzwa kwa urefu wa 12 m: weka 12 uone vya kununua.',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Vyuma vya kufuata urefu na vya kufuata upana vimehesabiwa kando: ukivikata vyote kutoka vyuma vizima vile vile, huenda ukaokoa baadhi. Slab ya juu (suspended) inahitaji ramani ya injinia. Funga vyuma na uviweke juu ya spacer blocks kabla konkriti haijaja.',
  'picture.0.alt':
    'Vyuma vikionekana kutoka juu kwenye slab ya {slabLength} kwa {slabWidth}, chuma kila {spacing}{toScale}',
  'examples.room.name': 'Slab ya 4.2 m × 3.6 m, vyuma vya 10 mm kila 200 mm, cover 25 mm',
  'examples.hall.name': 'Slab ya 6 m × 5 m, vyuma vya 12 mm kila 150 mm, cover 25 mm',
  'assumptions.0':
    'Diameter, nafasi na cover ni za ramani. Cover ya 25 mm ni ya kawaida kwa slab ya ndani ya nyumba; inapogusa udongo huwa zaidi (kadirio).',
  'assumptions.1':
    'Layer moja ya vyuma vilivyonyooka, sawa kwa urefu na kwa upana. Slab ndefu au pana kuliko chuma kizima inahitaji laps: slab kama hiyo haihesabiwi hapa.',
  'assumptions.2':
    'Hatujahesabu: vyuma vya juu (top) vya kupita juu ya kuta na beams, ncha za kukunjwa, hooks, laps, chairs, na waya ya kufunga, karibu 10 kg kwa tani moja ya vyuma (kadirio). Konkriti iko kwenye ukurasa wa konkriti.',
  'sources.0.about': groundFloorBill,
  'guide.heading': 'Jinsi ya kuhesabu vyuma vya slab',
  'guide.steps.0': 'Pima urefu na upana wa konkriti kwa mita.',
  'guide.steps.1':
    'Weka yaliyo kwenye ramani ya injinia, kisha bonyeza Piga hesabu. Vyuma vizima ndivyo unavyonunua; vya kufuata urefu na upana hukatwa kutoka hivyo.',
  'guide.steps.2':
    'Kama ramani ina vyuma vya upana vilivyo tofauti na vya urefu, au layer ya juu, piga hesabu ya kila moja kando.',
  'faqs.0.question': 'Slab ya chumba huchukua vyuma vingapi?',
  'faqs.0.answer':
    'Kwa {room.slabLength} m × {room.slabWidth} m na chuma kila {room.spacing} mm kwa urefu na kwa upana: vyuma {room.barsAlong} vya {room.along} m na vyuma {room.barsAcross} vya {room.across} m, vya kukatwa kutoka vyuma {room.pieces} vya 12 m. Kwa chuma cha 10 mm, uzito wake ni {room.weight} kg.',
  'faqs.1.question': 'Je, vyuma vichache zaidi vinaweza kutosha?',
  'faqs.1.answer':
    'Mara nyingi, ndiyo. Kwa chumba hicho, chukua vyuma vizima tisa, na kutoka kila kimoja ukate viwili vya {room.along} m na kimoja cha {room.across} m, kisha vinavyohitajika bado ukate kutoka vyuma vizima vitano zaidi: vyuma 14 badala ya {room.pieces}.',
  'faqs.2.question': 'Je, hii ni ya mesh (BRC)?',
  'faqs.2.answer':
    'Hapana, hii huhesabu vyuma. BRC kama A142, ambayo ni ya kawaida kwa slab ya chini, huhesabiwa kwa eneo la sakafu, na karibu sehemu moja ya kumi zaidi kwa laps (kadirio).',
})
