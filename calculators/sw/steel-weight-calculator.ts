import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { bindingWire, steelWeight } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya uzito wa vyuma',
  'title.menu': 'Uzito wa vyuma',
  summary: 'Uzito wa vyuma vya ujenzi. Kwa kilo, kutoka kwa diameter, urefu na idadi.',
  'fields.diameter.label': 'Diameter ya chuma',
  'fields.diameter.labels.size': 'diameter ya chuma',
  'fields.diameter.options.8.label': 'D{size} – {size} mm',
  'fields.diameter.options.10.label': 'D{size} – {size} mm',
  'fields.diameter.options.12.label': 'D{size} – {size} mm',
  'fields.diameter.options.16.label': 'D{size} – {size} mm',
  'fields.diameter.options.20.label': 'D{size} – {size} mm',
  'fields.diameter.options.25.label': 'D{size} – {size} mm',
  'fields.diameter.options.32.label': 'D{size} – {size} mm',
  'fields.diameter.source': 'Diameter (nominal), jinsi vyuma vya ribbed vinavyouzwa Kenya.',
  'fields.length.label': 'Urefu wa chuma',
  'fields.length.hint': 'Vyuma huuzwa vizima, urefu 12 m.',
  'fields.length.usual.of': 'chuma',
  'fields.bars.label': 'Idadi ya vyuma',
  ...at('constants.wirePerTonne', bindingWire),
  ...at('constants.weightDivisor', steelWeight),
  'formulas.totalWeight.label': 'Jumla ya uzito',
  'results.0.label': 'Uzito wa chuma kimoja',
  'results.1.label': 'Jumla ya uzito (idadi ya vyuma: {bars})',
  'materials.0.variant': '{diameter.size} mm',
  'materials.0.note':
    'Vyuma huuzwa kwa urefu wa 12 m. Kirefu kuliko hapo ni vyuma viwili vilivyounganishwa kwa lap: hesabu vyuma pamoja na laps zake, kisha weka 12 m.',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Ongeza laps, hooks na vipande vinavyobaki. Pima uzito wa chuma kikifika: cha 12 mm ni kama 10.7 kg, na kilicho chepesi zaidi ya hapo kwa kiasi kikubwa si cha 12 mm. Huwa na alama ya mtengenezaji.',
  'picture.0.alt':
    'Chuma cha {diameter.size}, urefu {length}; mkato wake umechorwa kwa scale kando ya saizi nyingine',
  'examples.twelve.name': 'Vyuma kumi na viwili vya 12 mm, urefu 12 m',
  'examples.oneBar.name': 'Chuma kimoja cha 12 mm, urefu 12 m',
  'examples.beam.name': 'Vyuma vinne vya 16 mm vya beam, urefu 6.5 m',
  'assumptions.0':
    'Uzito wa kawaida (nominal): vyuma vya kiwandani vinaweza kutofautiana kwa asilimia chache.',
  'assumptions.1': 'Hatujahesabu: spacers. Rings (stirrups) ni vyuma vya kuhesabiwa kando.',
  'sources.0.title': 'KEBS kuhusu vyuma vya twisted',
  'sources.0.about':
    'Tangu 1 Aprili 2017 ni vyuma vya ribbed tu vinavyoruhusiwa kutengenezwa na kuuzwa Kenya.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya uzito wa vyuma',
  'guide.steps.0': 'Chagua diameter ya chuma, jinsi ilivyo kwenye ramani au bending schedule.',
  'guide.steps.1': 'Weka urefu wa chuma kimoja, na idadi ya vyuma, kisha bonyeza Piga hesabu.',
  'guide.steps.2': 'Piga hesabu ya kila diameter peke yake, kisha ujumlishe uzito.',
  'faqs.0.question': 'Chuma cha 12 mm kina uzito gani?',
  'faqs.0.answer':
    'Chuma cha urefu wa 12 m kina uzito wa {oneBar.singleWeight} kg kwa kanuni ya kazi; kwa uzito wa chuma wa 0.888 kg kwa mita, ni 10.65 kg.',
  'faqs.1.question': 'Formula ya uzito wa vyuma ni ipi?',
  'faqs.1.answer':
    'Chukua diameter kwa mm, izidishe kwa yenyewe, zidisha kwa urefu kwa m, kisha gawanya kwa 162: jibu ni kilo.',
  'faqs.2.question': 'Tani moja ina vyuma vingapi?',
  'faqs.2.answer':
    'Gawanya 1,000 kwa uzito wa chuma kimoja. Kwa vyuma vya 12 mm vya {oneBar.singleWeight} kg, tani moja ni 93.75: vyuma vizima 93 na kipande.',
})
