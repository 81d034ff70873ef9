import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya paa la pande mbili (gable)',
  'title.menu': 'Paa la pande mbili',
  'title.breadcrumb': 'Hesabu ya paa la pande mbili (gable)',
  summary:
    'Mabati ya paa la pande mbili (gable). Ya pande zote mbili, yaliyokatwa kwa urefu wa mteremko, pamoja na ridge caps.',
  'keywords.0': 'paa',
  'keywords.1': 'bati',
  'keywords.2': 'box profile',
  'keywords.3': 'iron sheets',
  'keywords.4': 'ridge',
  'fields.roofLength.label': 'Urefu wa jengo',
  'fields.roofLength.hint': 'Kufuata ridge, nje ya kuta.',
  'fields.roofLength.usual.of': 'jengo',
  'fields.span.label': 'Span (upana wa jengo)',
  'fields.span.hint': 'Kutoka ukuta hadi ukuta, kwa nje.',
  'fields.span.usual.of': 'jengo',
  'fields.rise.label': 'Kimo cha paa',
  'fields.rise.hint': 'Kutoka wall plate kwenda juu hadi ridge.',
  'fields.rise.usual.of': 'kimo cha paa',
  'fields.eaves.label': 'Overhang ya eaves',
  'fields.eaves.hint': 'Kutoka ukutani kwenda nje, ukipima kwa level.',
  'fields.verge.label': 'Overhang ya gable',
  'fields.verge.hint': 'Kutoka ukutani kwenda nje, kila mwisho.',
  'fields.coverWidth.label': 'Upana wa bati unaofunika',
  'fields.coverWidth.hint': 'Bila sehemu inayopandana kando. Box profile ni tofauti: uliza.',
  'constants.spare.label': 'ziada ya kukata ncha za mabati zilingane',
  'constants.spare.assumption': 'Mabati huagizwa yakiwa marefu kidogo kuliko mteremko.',
  'constants.lengthStep.label': 'hatua za urefu wa kuagiza',
  'constants.lengthStep.assumption': 'Watengenezaji hukata mabati kwa hatua hizo.',
  'constants.capLength.label': 'urefu wa ridge cap',
  'constants.capLength.source': 'Paa lililokadiriwa kwa shilingi za Kenya huzihesabu hivyo.',
  'constants.capLap.label': 'kupandana kwa ridge caps',
  'constants.capLap.assumption': 'Kipande kimoja hulalia kingine kwa kiasi hicho.',
  'formulas.halfSpan.label': 'Nusu ya span',
  'formulas.slopeLength.label': 'Urefu wa mteremko',
  'formulas.roofArea.label': 'Eneo la paa',
  'formulas.sheets.label': 'Mabati',
  'formulas.orderLength.label': 'Urefu wa kuagiza',
  'formulas.ridgeCaps.label': 'Ridge caps',
  'results.0.label': 'Urefu wa mteremko',
  'results.1.label': 'Urefu wa kuagiza, kila bati',
  'results.2.label': 'Urefu wa ridge',
  'results.3.label': 'Eneo la paa, pande zote mbili',
  'results.4.label': 'Mabati ya kila upande',
  'results.5.label': 'Mabati, yaliyokatwa kwa urefu wa mteremko',
  'results.6.label': 'Mabati kwa running metres',
  'results.7.label': 'Ridge caps za 2 m',
  'materials.0.variant': '{orderLength} m',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Pima pande zote mbili juu ya trusses zilizomalizika kabla ya kuagiza: mabati yaliyokatwa hayarudishwi. Ncha zake huingia 5 cm ndani ya gutter.',
  'picture.0.alt':
    'Gable ikionekana kutoka mbele, upana {span} na kimo {rise}{toScale}; mteremko ni {slopeLength}',
  'picture.1.alt': 'Upande mmoja na mabati yake, {ridge} kwa {slopeLength}',
  'picture.1.legend': 'Upande mmoja: {sheetsPerSide:sheet}, urefu {slopeLength}',
  'examples.house.name':
    'Nyumba ya 10 m × 8 m, ridge 2 m juu ya wall plate, eaves 0.6 m, gables 0.3 m',
  'examples.store.name':
    'Stoo ya 6 m × 4 m, kimo cha paa 1.5 m, eaves 0.5 m, bila overhang ya gable',
  'assumptions.0':
    'Gable ya kawaida: pande mbili zinazolingana juu ya jengo la mstatili, kila bati likiwa kipande kimoja kutoka eaves hadi ridge. Hips, valleys na dormers hazihesabiwi.',
  'assumptions.1': 'Upana unaofunika wa 0.762 m ni wa mabati ya corrugated (kadirio).',
  'assumptions.2':
    'Hatujahesabu: mbao, misumari, gutters, fascia, na mabati ya ziada kwa yatakayoharibika.',
  'sources.0.about': 'Overhangs za gable za 0.3 m, ridge caps za 2 m zinazouzwa kwa kipande.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya mabati ya paa la pande mbili',
  'guide.steps.0':
    'Chukua urefu na span ya jengo kwenye ramani, nje ya kuta, na kimo cha ridge juu ya wall plate.',
  'guide.steps.1':
    'Weka overhangs, na upana unaofunika wa bati unalonunua, kisha bonyeza Piga hesabu.',
  'guide.steps.2':
    'Agiza idadi hiyo ya mabati, kila moja kwa urefu wa kuagiza, pamoja na ridge caps.',
  'faqs.0.question': 'Nyumba ya 10 m × 8 m inahitaji mabati mangapi?',
  'faqs.0.answer':
    'Kimo cha paa kikiwa {house.rise} m na overhangs za kawaida, kila mteremko ni {house.slopeLength} m. Hayo ni mabati {house.sheetsPerSide} ya {house.orderLength} m kila upande, jumla mabati {house.sheets}, running metres {house.runningMetres}, na ridge caps {house.ridgeCaps}.',
  'faqs.1.question': 'Nitapigaje hesabu ya urefu wa mteremko?',
  'faqs.1.answer':
    'Zidisha nusu ya span kwa yenyewe, na kimo kwa chenyewe, jumlisha, tafuta square root, kisha endeleza urefu huo mpaka mwisho wa eaves. Span ya {store.span} m na kimo cha {store.rise} m zinatoa 2.5 m hadi ukutani, na {store.slopeLength} m pamoja na eaves za {store.eaves} m.',
  'faqs.2.question': 'Paa la mabati liwe na mteremko kiasi gani?',
  'faqs.2.answer':
    'Vile mtengenezaji wa mabati anavyosema; usiwe chini ya 1 m kwenda juu kwa kila 5 m kwenda kando (kadirio): nusu ya span ya {house.span} m inahitaji kimo cha 0.8 m au zaidi.',
  'faqs.3.question': 'Na kama hardware haina mabati marefu hivyo?',
  'faqs.3.answer':
    'Basi weka safu mbili au zaidi, zikipandana mwisho (end lap). Ukurasa wa mabati unahesabu safu za upande mmoja; zidisha jibu lake mara mbili.',
})
