import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya mzigo wa lori',
  'title.menu': 'Mzigo wa lori',
  summary:
    'Kiasi ambacho lori linaleta kweli. Mchanga, kokoto au hardcore kwa m³ na tani, ukipima ndani ya body.',
  'fields.sort.label': 'Lori limeleta nini',
  'fields.sort.labels.weight': 'uzito wa cubic metre moja isiyoshindiliwa',
  'fields.sort.options.sand.label': 'Mchanga',
  'fields.sort.options.ballast.label': 'Kokoto',
  'fields.sort.options.hardcore.label': 'Hardcore',
  'fields.sort.options.murram.label': 'Murram',
  'fields.sort.options.dust.label': 'Vumbi la quarry',
  'fields.sort.assumption':
    'Tani kwa cubic metre moja isiyoshindiliwa, kwa kanuni ya kazi, kama zilivyo chini ya ‘Vya kununua’ kwenye kurasa nyingine. Mchanga wenye maji ni mzito zaidi.',
  'fields.bodyLength.label': 'Urefu wa body',
  'fields.bodyLength.hint': 'Ndani, kutoka ubao hadi ubao.',
  'fields.bodyLength.usual.of': 'body ya lori',
  'fields.bodyWidth.label': 'Upana wa body',
  'fields.bodyWidth.hint': 'Ndani.',
  'fields.bodyWidth.usual.of': 'upana wa lori',
  'fields.loadHeight.label': 'Kimo cha mzigo kwenye pande za body',
  'fields.loadHeight.hint':
    'Kutoka sakafu ya ndani hadi mzigo unapofika: si malori yote hujaa, na mengine yana sakafu iliyoinuliwa.',
  'fields.loadHeight.usual.of': 'mzigo',
  'fields.top.label': 'Juu ya mzigo',
  'fields.top.options.level.label': 'Uko level',
  'fields.top.options.heaped.label': 'Una rundo',
  'fields.top.assumption': 'Rundo lina mteremko sawa pande zote nne, hadi mgongo wa katikati.',
  'fields.heapHeight.label': 'Kimo cha rundo',
  'fields.heapHeight.hint': 'Katikati, kuanzia kimo cha mzigo kwenye pande.',
  'fields.heapHeight.usual.of': 'rundo',
  'fields.paid.label': 'Uzito uliolipia',
  'fields.paid.hint': 'Kama ilivyo kwenye delivery note.',
  'fields.price.label': 'Bei ya mzigo',
  'constants.tolerance.label': 'kiasi ambacho tape na uzito vinaweza kukosea',
  'constants.tolerance.assumption':
    'Mzigo haulali sawa kabisa, na uzito wa cubic metre moja hutofautiana kwa sehemu moja ya kumi: tofauti iliyo chini ya hii si upungufu.',
  'formulas.bodyVolume.label': 'Mzigo hadi kimo cha pande',
  'formulas.shorterSide.label': 'Upande mfupi',
  'formulas.ridgeLength.label': 'Mgongo wa rundo',
  'formulas.heap.label': 'Rundo',
  'formulas.volume.label': 'Mzigo',
  'formulas.tonnes.label': 'Uzito wa mzigo',
  'formulas.short.label': 'Upungufu',
  'formulas.lost.label': 'Pesa ulizolipia upungufu',
  'formulas.costPerTonne.label': 'Gharama ya tani iliyofika',
  'formulas.clearlyShort.label': 'Upungufu unaozidi kosa la tape na uzito',
  'results.0.label': 'Mzigo usioshindiliwa',
  'results.1.label': 'Uzito wa mzigo',
  'results.2.label': 'Upungufu kwa tani {paid} ulizolipia',
  'results.3.label': 'Pesa ulizolipia upungufu',
  'results.4.label': 'Bei ya tani iliyofika',
  'warnings.0.text':
    'Karibu tani {short} kati ya tani {paid} hazipo: mwonyeshe dereva hesabu yako kabla lori halijamwaga, kisha mzigo upimwe uzito, au ulipie kilichofika tu.',
  empty: 'Weka vipimo vya ndani ya body ili uone majibu.',
  tip: 'Pima kabla lori halijamwaga: baadaye hakuna anayeweza kujua. Sukuma chuma hadi sakafu ya body mahali kadhaa, uone kama kuna sakafu ya uongo au rundo linaloficha shimo.',
  footnote: 'Weighbridge iko karibu na ukweli kuliko tape yoyote: itisha tiketi yake.',
  'picture.0.alt':
    'Mzigo wa mchanga hadi kimo cha pande, {bodyLength} kwa {bodyWidth}, kimo {loadHeight}{toScale}',
  'picture.0.caption': 'Mchanga, hadi kimo cha pande',
  'picture.1.alt':
    'Mzigo wa kokoto hadi kimo cha pande, {bodyLength} kwa {bodyWidth}, kimo {loadHeight}{toScale}',
  'picture.1.caption': 'Kokoto, hadi kimo cha pande',
  'picture.2.alt':
    'Mzigo wa hardcore hadi kimo cha pande, {bodyLength} kwa {bodyWidth}, kimo {loadHeight}{toScale}',
  'picture.2.caption': 'Hardcore, hadi kimo cha pande',
  'picture.3.alt':
    'Mzigo wa murram hadi kimo cha pande, {bodyLength} kwa {bodyWidth}, kimo {loadHeight}{toScale}',
  'picture.3.caption': 'Murram, hadi kimo cha pande',
  'picture.4.alt':
    'Mzigo wa vumbi la quarry hadi kimo cha pande, {bodyLength} kwa {bodyWidth}, kimo {loadHeight}{toScale}',
  'picture.4.caption': 'Vumbi la quarry, hadi kimo cha pande',
  'examples.seven.name': 'Lori la tani saba za mchanga, 4.2 m × 2.1 m, mzigo uko level kwa 0.5 m',
  'examples.tenWheeler.name':
    'Ten-wheeler ya kokoto, 5 m × 2.3 m, 0.8 m kwenye pande na rundo la 0.3 m, imelipiwa kama tani 20',
  'examples.hardcore.name': 'Mzigo wa hardcore, 3.6 m × 1.9 m, uko level kwa 0.45 m',
  'assumptions.0':
    'Body huhesabiwa kama boksi: toa nafasi ya wheel arch au ya boksi la vifaa lililo ndani yake.',
  'assumptions.1':
    'Rundo hupanda kutoka pande zote nne hadi mgongo, ambao urefu wake ni urefu wa body ukitoa upana wake: sehemu moja ni nusu ya boksi, na miisho yote miwili pamoja ni piramidi juu ya mraba.',
  'assumptions.2':
    'Mzigo haujashindiliwa, ni vile ulivyomwagwa ndani. Kwenye barabara mbaya hushuka, na huonekana mdogo; uzito wake ni ule ule.',
  'assumptions.3':
    'Uzito wa cubic metre moja hutofautiana kwa sehemu moja ya kumi, juu au chini, kulingana na machimbo na mvua (kadirio): weighbridge ndiyo inayojua.',
  'sources.0.title': 'Jinsi madereva wa malori wanavyowapunja wanaojenga, Kenya',
  'sources.0.about':
    'Body zilizokatwa na kuchomelewa ili zibebe kidogo, mchanga unaouzwa njiani, mchanga uliolegezwa ili ujaze zaidi.',
  'sources.1.title': 'Msafirishaji kuhusu mizigo ya mchanga, Kenya',
  'sources.1.about':
    'Kwenye body ya ten-wheeler huingia kama tani 25, lakini inaruhusiwa kubeba 16: kwa hivyo ina alama, imekatwa juu au ina sakafu iliyoinuliwa. Patana kwa tani, si kwa trip.',
  'sources.2.title': 'Moving the Earth: The Workbook of Excavation',
  'sources.2.about':
    'Rundo juu ya mzigo huhesabiwa kwa mteremko ulio sawa: miteremko ya pande zinazotazamana huendelea hadi ikutane.',
  'guide.heading': 'Jinsi ya kupima lori la mchanga au kokoto',
  'guide.steps.0':
    'Pima body kwa ndani: urefu, upana, na kimo cha mzigo kwenye pande. Chomeka rula kwenye mchanga, au gonga mbao za pande, ujue sakafu iko wapi.',
  'guide.steps.1':
    'Kama lina rundo, laza chuma kilichonyooka juu kutoka upande hadi upande, na upime rundo katikati.',
  'guide.steps.2':
    'Weka tani na bei zilizo kwenye delivery note, bonyeza Piga hesabu, na ulinganishe kabla lori halijamwaga.',
  'faqs.0.question': 'Lori hubeba tani ngapi za mchanga?',
  'faqs.0.answer':
    'Urefu × upana × kimo cha ndani, mara tani 1.6 za mchanga. Body ya {seven.bodyLength} m × {seven.bodyWidth} m, mzigo ukiwa level kwa {seven.loadHeight} m, hubeba {seven.volume} m³: tani {seven.tonnes}.',
  'faqs.1.question': 'Rundo ni kiasi gani?',
  'faqs.1.answer':
    'Ni kidogo kuliko linavyoonekana. Kwa body ya {tenWheeler.bodyLength} m × {tenWheeler.bodyWidth} m, rundo la {tenWheeler.heapHeight} m ni 1.46 m³; kama mzigo wote ungeinuka kimo hicho hadi kwenye pande, ingekuwa 3.45 m³.',
  'faqs.2.question': 'Nilipe kwa lori au kwa tani?',
  'faqs.2.answer':
    'Kwa tani au kwa cubic metre. Mzigo uliolipiwa kama tani {tenWheeler.paid} ulifika ukiwa tani {tenWheeler.tonnes}: KSh {tenWheeler.lost} zilienda bure.',
  'faqs.3.question': 'Kwa nini lori lile lile ni zito zaidi wakati wa mvua?',
  'faqs.3.answer':
    'Maji hujaza nafasi ndani ya mchanga na kuongeza uzito wake, na mchanga wenye unyevu hukaa umelegea zaidi kuliko mkavu. Ukilipa kwa cubic metre unalipia nafasi, ukilipa kwa tani unalipia na maji pia.',
})
