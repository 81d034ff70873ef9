import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { barSold, bindingWire, steelWeight } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya bar schedule',
  'title.menu': 'Bar schedule',
  summary:
    'Bar bending schedule. Uzito kwa kila diameter, vyuma vya 12 m vya kununua, na waya ya kufunga.',
  'fields.bars.label': 'Vyuma vya schedule',
  'fields.bars.row': 'mstari',
  'fields.bars.fields.diameter.label': 'Diameter',
  'fields.bars.fields.diameter.labels.size': 'diameter ya chuma',
  'fields.bars.fields.diameter.options.8.label': 'D{size}',
  'fields.bars.fields.diameter.options.10.label': 'D{size}',
  'fields.bars.fields.diameter.options.12.label': 'D{size}',
  'fields.bars.fields.diameter.options.16.label': 'D{size}',
  'fields.bars.fields.diameter.options.20.label': 'D{size}',
  'fields.bars.fields.diameter.options.25.label': 'D{size}',
  'fields.bars.fields.diameter.options.32.label': 'D{size}',
  'fields.bars.fields.diameter.source':
    'Diameter (nominal), jinsi vyuma vya ribbed vinavyouzwa Kenya.',
  'fields.bars.fields.cutLength.label': 'Urefu wa kukata',
  'fields.bars.fields.cutLength.hint': 'Usizidi 12 m.',
  'fields.bars.fields.count.label': 'Idadi',
  'fields.bars.formulas.fromOne.label': 'Vipande kutoka chuma kizima kimoja',
  'fields.bars.formulas.whole.label': 'Vyuma vizima',
  ...at('constants.soldLength', barSold),
  ...at('constants.weightDivisor', steelWeight),
  ...at('constants.wirePerTonne', bindingWire),
  'formulas.totalWeight.label': 'Uzito wa vyuma vyote',
  'formulas.wholeBars.label': 'Vyuma vizima vya kununua',
  'formulas.wire.label': 'Waya ya kufunga',
  'fields.bars.formulas.weight.label': 'Uzito',
  'results.0.label': 'Uzito wa vyuma vyote',
  'results.1.label': 'Vyuma vizima vya 12 m vya kununua, diameter zote',
  'results.2.label': 'Uzito wa {diameter.size} mm',
  'results.3.label': 'Waya ya kufunga',
  'materials.0.variant': '{diameter.size} mm',
  empty: 'Weka mistari ya schedule ili uone majibu.',
  tip: 'Vipande vinavyobaki kwenye mstari mmoja mara nyingi hutoa vyuma vifupi vya mstari mwingine. Mpango wa kukata ulio chini ya vya kununua hufanya hivyo: mpe anayekata.',
  footnote: 'Schedule ni ya injinia: urefu hapa ni ule wa kukata, pamoja na hooks na laps.',
  'examples.house.name':
    'Nyumba ndogo: vyuma vya 12 mm, 24 vya nguzo vya 3.6 m na 16 vya 12 m, na rings 181 za 0.72 m za 8 mm',
  'examples.beam.name': 'Beam ya 5 m: vyuma sita vya 4.94 m vya 16 mm, rings 34 za 1.12 m za 8 mm',
  'assumptions.0':
    'Kila mstari hukatwa kutoka vyuma vyake vizima: kinachobaki kwenye mstari mmoja hakitumiwi kwa mwingine.',
  'assumptions.1':
    'Urefu ni ule wa kukata: chuma kilichokunjwa ni kifupi kidogo kuliko jumla ya pande zake, na urefu wa schedule umehesabu hilo.',
  'assumptions.2':
    'Uzito wa kawaida (nominal): vyuma vya kiwandani vinaweza kutofautiana kwa asilimia chache.',
  'assumptions.3': 'Hatujahesabu: spacers, chairs, na vyuma vilivyoharibika.',
  'sources.0.title': 'Maumbo ya vyuma kwa BS 8666',
  'sources.0.about':
    'Urefu wa kukata wa kila umbo kwenye schedule, ukipimwa kufuata katikati ya chuma.',
  'sources.1.title': 'Waya ya kufunga vyuma',
  'sources.1.about': 'Kanuni ya haraka: 9 hadi 13 kg za waya kwa tani moja ya vyuma.',
  'sources.2.title': 'KEBS kuhusu vyuma vya twisted',
  'sources.2.about':
    'Tangu 1 Aprili 2017 ni vyuma vya ribbed tu vinavyoruhusiwa kutengenezwa na kuuzwa Kenya.',
  'guide.heading': 'Jinsi ya kujumlisha bar bending schedule',
  'guide.steps.0':
    'Chukua mistari ya schedule mmoja mmoja: diameter, urefu wa chuma kimoja kinavyokatwa, na idadi yake kwenye sehemu zote (members).',
  'guide.steps.1':
    'Bonyeza ‘Ongeza mstari’ kwa unaofuata. Chuma cha zaidi ya 12 m kiweke kama vipande vinavyounganishwa kwa lap.',
  'guide.steps.2': 'Bonyeza Piga hesabu. ‘Vya kununua’ inaonyesha vyuma vizima vya kila diameter.',
  'faqs.0.question': 'Nitajuaje idadi ya vyuma kutoka kwa schedule?',
  'faqs.0.answer':
    'Kwa kila mstari, angalia chuma kimoja cha 12 m kinatoa vipande vingapi, na hapo utajua ni vyuma vingapi: vipande 24 vya 3.6 m, vitatu kwa chuma kimoja, ni vyuma 8. Nyumba ya mfano hapo juu inachukua vyuma {house.wholeBars}; vilivyokatwa vina uzito wa {house.totalWeight} kg.',
  'faqs.1.question': 'Nahitaji waya ya kufunga kiasi gani?',
  'faqs.1.answer':
    'Kama sehemu moja ya mia ya uzito wa vyuma: {house.wire} kg kwa {house.totalWeight} kg.',
  'faqs.2.question': 'Mbona vyuma ninavyonunua ni vizito kuliko schedule?',
  'faqs.2.answer':
    'Schedule huhesabu uzito wa kinachokatwa; vipande vinavyobaki pia unavinunua. Vyuma vya beam ya mfano hapo juu vina uzito wa {beam.totalWeight} kg, kutoka vyuma vizima {beam.wholeBars}.',
  'faqs.3.question': '4D12 na R8-200 ni nini?',
  'faqs.3.answer':
    'Vyuma vinne vya ribbed vya 12 mm, na vyuma vya 8 mm kila 200 mm. D, H, T na Y ni ribbed (kadirio). R kwenye ramani ya zamani ni chuma laini (plain), ambacho hardware huenda hazina: muulize injinia kuhusu ribbed.',
})
