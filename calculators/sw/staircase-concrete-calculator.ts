import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import {
  buildingCode,
  cementClasses,
  cementLoose,
  dryForWetConcrete,
  formworkBoards,
  propSpacing,
} from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya ngazi',
  'title.menu': 'Ngazi',
  summary: 'Konkriti ya flight ya ngazi. Simiti, mchanga na kokoto kwa flight moja iliyonyooka.',
  'fields.steps.label': 'Idadi ya steps',
  'fields.steps.hint': 'Hesabu risers za flight moja.',
  'fields.riser.label': 'Kimo cha step (riser)',
  'fields.riser.hint': 'Step moja kwenda juu.',
  'fields.riser.usual.of': 'kimo cha step',
  'fields.tread.label': 'Upana wa step (tread)',
  'fields.tread.hint': 'Step moja kwenda ndani, riser hadi riser.',
  'fields.tread.usual.of': 'upana wa step',
  'fields.width.label': 'Upana wa ngazi',
  'fields.width.usual.of': 'upana wa ngazi',
  'fields.waist.label': 'Unene wa waist',
  'fields.waist.hint': 'Slab iliyo chini ya steps. Pima square na mteremko.',
  'fields.waist.usual.of': 'waist ya ngazi',
  'fields.mix.label': 'Ratio (kipimo cha kuchanganya)',
  'fields.mix.hint':
    'Simiti : mchanga : kokoto (ballast). Kipimo cha injinia; 1:2:4 na vilivyo dhaifu zaidi havifai ngazi.',
  'fields.allowance.label': 'Ziada ya konkriti inayomwagika',
  'fields.allowance.hint': 'Simiti, mchanga na kokoto zaidi.',
  ...at('constants.dryForWet', dryForWetConcrete),
  ...at('constants.cementLoose', cementLoose),
  ...at('fields.formworkBoards', formworkBoards),
  ...at('constants.propSpacing', propSpacing),
  'formulas.props.label': 'Props',
  'formulas.formwork.label': 'Formwork',
  'results.0.label': 'Kimo cha flight',
  'results.1.label': 'Step moja kufuata mteremko',
  'results.2.label': 'Kiasi cha konkriti',
  'results.3.label': 'Simiti',
  'results.4.label': 'Mchanga',
  'results.5.label': 'Kokoto (ballast)',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Waist, vyuma na kipimo cha kuchanganya huamuliwa na injinia: watu hupita chini ya ngazi. Steps zote za flight ziwe na kimo kimoja, pamoja na finishing, kwa sababu watu hujikwaa kwenye ile iliyo tofauti. Usitoe props hadi injinia aseme. Imwagie maji kwa siku saba (kadirio).',
  'picture.0.alt':
    'Flight ikionekana kutoka upande: {steps:step}, kimo {riser} na upana {tread}{toScale}',
  'picture.1.note': 'Ngazi, mifuko na marundo: kila kimoja kimechorwa kwa scale yake',
  'picture.1.bags.label': 'simiti',
  'picture.1.heaps.0.label': 'mchanga',
  'picture.1.heaps.1.label': 'kokoto',
  'examples.flight.name': 'Flight ya steps 10, 150 × 300 mm, upana 1.2 m, na waist ya 150 mm',
  'examples.floor.name':
    'Kutoka sakafu hadi sakafu, 3.06 m kwa steps 18 za 170 × 250 mm, upana 1 m',
  'assumptions.0':
    'Flight moja iliyonyooka. Kila riser imehesabiwa na tread yake: kama tread ya juu kabisa ni ya sakafu ya juu, konkriti imezidi kwa tread moja, na heri izidi.',
  'assumptions.1':
    'Nafasi ya vyuma vya ndani haijatolewa kwenye konkriti. Mchanga na kokoto vimehesabiwa kama sehemu za konkriti iliyomalizika; vikiwa havijashindiliwa hujaza nafasi zaidi. Simiti (saruji) ni ya class 42.5.',
  'assumptions.2':
    'Hatujahesabu: vyuma, landings na beams. Mbao za formwork, bila misumari, za chini, pande zote mbili na risers, na props huongezwa chini ya orodha ya kununua: safu moja ya props kufuata mteremko; ngazi zenye upana wa zaidi ya 0.6 m huchukua mbili au zaidi (kadirio). Landing ipigie hesabu kama slab kwenye ukurasa wa konkriti; ukurasa wa uzito wa vyuma huhesabu vyuma.',
  ...at('sources.0', buildingCode),
  ...at('sources.1', cementClasses),
  'guide.heading': 'Jinsi ya kupiga hesabu ya konkriti ya ngazi',
  'guide.steps.0':
    'Pima kimo kutoka sakafu hadi sakafu, pamoja na finishing, kisha ugawe kwa idadi ya risers: hicho ndicho kimo cha step.',
  'guide.steps.1':
    'Weka kimo cha step, upana wa step na upana wa ngazi, na waist kutoka kwa ramani ya injinia.',
  'guide.steps.2': 'Bonyeza Piga hesabu, kisha ulinganishe kimo cha flight na kile ulichopima.',
  'guide.steps.3': 'Kama kuna landing katikati, piga hesabu ya kila flight peke yake.',
  'faqs.0.question': 'Ngazi huchukua mifuko mingapi ya simiti?',
  'faqs.0.answer':
    'Flight ya steps {flight.steps}, upana {flight.width} m, ni konkriti ya {flight.volume} m³ na huchukua mifuko {flight.cementBags} ya 50 kg kwa 1:1.5:3. Kutoka sakafu hadi sakafu, {floor.totalRise} m kwa steps {floor.steps}, ni {floor.volume} m³ na mifuko {floor.cementBags}.',
  'faqs.1.question': 'Step ya saizi gani ni rahisi kupanda?',
  'faqs.1.answer':
    'Kimo cha step mara mbili, ukiongeza upana wa step mara moja, kifike karibu 600 mm (kadirio): {flight.riser} na {flight.tread} mm hufika hapo. Kimo kikubwa zaidi cha step na upana mdogo zaidi wa ngazi vinavyoruhusiwa viko kwenye National Building Code: uliza kaunti, au anayechora ramani.',
  'faqs.2.question': 'Kipimo gani cha kuchanganya kinafaa ngazi?',
  'faqs.2.answer':
    'Kile cha injinia. 1:2:4 ni dhaifu mno kwa ngazi; 1:1.5:3 ndicho kipimo dhaifu zaidi kinachotumika kwa kawaida (kadirio).',
})
