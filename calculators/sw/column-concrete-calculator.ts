import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { cementClasses, cementLoose, dryForWetConcrete, formworkBoards } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya nguzo',
  'title.menu': 'Nguzo',
  summary:
    'Konkriti ya nguzo. Simiti, mchanga na kokoto, kwa nguzo za mraba, mstatili (rectangle) au mviringo.',
  'fields.shape.label': 'Umbo',
  'fields.shape.labels.part': 'sehemu ya pande zake inayojazwa',
  'fields.shape.options.square.label': 'Mraba (square)',
  'fields.shape.options.round.label': 'Mviringo (round)',
  'fields.shape.options.rectangular.label': 'Mstatili (rectangle)',
  'fields.shape.source': 'Duara hujaza π/4 ya mraba unaolizunguka, hapa kwa decimals 30.',
  'fields.size.label': 'Upande (diameter kama ni mviringo)',
  'fields.size.hint': 'Upande mmoja wa nguzo yenye kona, au diameter ya nguzo ya mviringo.',
  'fields.size.usual.of': 'upande wa nguzo',
  'fields.otherSide.label': 'Upande mwingine',
  'fields.otherSide.usual.of': 'upande wa nguzo',
  'fields.height.label': 'Kimo',
  'fields.height.hint': 'Kutoka footing hadi chini ya beam.',
  'fields.height.usual.of': 'kimo cha nguzo',
  'fields.columns.label': 'Idadi ya nguzo',
  'fields.mix.label': 'Ratio (kipimo cha kuchanganya)',
  'fields.mix.hint':
    'Simiti : mchanga : kokoto (ballast). Kipimo cha injinia; kilicho dhaifu kuliko 1:1.5:3 hakifai nguzo.',
  'fields.allowance.label': 'Ziada ya konkriti inayomwagika',
  'fields.allowance.hint': 'Simiti, mchanga na kokoto zaidi.',
  ...at('constants.dryForWet', dryForWetConcrete),
  ...at('constants.cementLoose', cementLoose),
  ...at('fields.formworkBoards', formworkBoards),
  'formulas.formwork.label': 'Formwork',
  'results.0.label': 'Kiasi cha konkriti',
  'results.1.label': 'Simiti',
  'results.2.label': 'Mchanga',
  'results.3.label': 'Kokoto (ballast)',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Nguzo ndiyo inayobeba nyumba: saizi yake, vyuma vyake na kipimo chake cha kuchanganya huamuliwa na injinia. Mwaga konkriti kwa layers za karibu nusu mita, tikisa au dunga kila layer vizuri, kisha ifunike kwa magunia na uimwagie maji isikauke kwa siku saba (makadirio).',
  'picture.0.alt': 'Nguzo ya mraba ya {size}, kimo {height}{toScale}',
  'picture.1.alt': 'Nguzo ya {size} × {otherSide}, kimo {height}{toScale}',
  'picture.2.alt': 'Nguzo ya mviringo ya {size}, kimo {height}{toScale}',
  'picture.3.note': 'Nguzo, mifuko na marundo: kila kimoja kimechorwa kwa scale yake',
  'picture.3.bags.label': 'simiti',
  'picture.3.heaps.0.label': 'mchanga',
  'picture.3.heaps.1.label': 'kokoto',
  'examples.house.name': 'Nguzo sita za mraba za 200 mm, kimo 3 m, kwa 1:1.5:3',
  'examples.veranda.name': 'Nguzo nne za veranda za mviringo za 300 mm, kimo 2.7 m, kwa 1:1.5:3',
  'examples.frame.name': 'Nguzo nane za mstatili za 200 × 400 mm, kimo 3 m, kwa 1:1.5:3',
  'examples.one.name': 'Nguzo moja ya mraba ya 230 mm, kimo 3 m, kwa 1:1.5:3',
  'assumptions.0':
    'Nguzo zote ni sawa, na unene ni mmoja kutoka chini hadi juu. Nafasi ya vyuma vya ndani haijatolewa kwenye konkriti: vyuma hujaza sehemu moja hadi nne kwa mia (kadirio).',
  'assumptions.1':
    'Mchanga na kokoto vimehesabiwa kama sehemu za konkriti iliyomalizika; vikiwa havijashindiliwa hujaza nafasi zaidi. Simiti (saruji) ni ya class 42.5.',
  'assumptions.2':
    'Hatujahesabu: vyuma, rings (stirrups), footings na beams. Mbao za formwork, bila misumari, huongezwa chini ya orodha ya kununua. Ukurasa wa uzito wa vyuma huhesabu vyuma.',
  'sources.0.title': 'Kipimo kipi cha kuchanganya kwa kazi ipi, Kenya',
  'sources.0.about': '1:2:4 kwa misingi na slab za sakafu, 1:1.5:3 kwa nguzo na beams.',
  ...at('sources.1', cementClasses),
  'guide.heading': 'Jinsi ya kupiga hesabu ya konkriti ya nguzo',
  'guide.steps.0':
    'Soma umbo, saizi na kipimo cha kuchanganya kwenye ramani ya injinia, kisha upime kimo.',
  'guide.steps.1':
    'Weka idadi ya nguzo zinazofanana, kisha bonyeza Piga hesabu. Nguzo za saizi nyingine zipigie hesabu kando.',
  'faqs.0.question': 'Nguzo moja huchukua mifuko mingapi ya simiti?',
  'faqs.0.answer':
    'Nguzo ya mraba ya {one.size} mm, kimo {one.height} m, ni konkriti ya {one.volume} m³: mifuko {one.cementBags} ya simiti (saruji) kwa 1:1.5:3.',
  'faqs.1.question': 'Je, 1:2:4 ina nguvu ya kutosha kwa nguzo?',
  'faqs.1.answer':
    'Hapana, hiyo ni ya slab za chini na misingi ya strip. Kwa nguzo, 1:1.5:3 ndicho kipimo dhaifu zaidi kinachotumika kwa kawaida.',
  'faqs.2.question': 'Je, nguzo za mviringo hupunguza konkriti?',
  'faqs.2.answer':
    'Nguzo ya mviringo hujaza karibu 79% ya nguzo ya mraba yenye upana sawa na diameter yake. Nguzo {veranda.columns} za mviringo za {veranda.size} mm, kimo {veranda.height} m, ni konkriti ya {veranda.volume} m³.',
})
