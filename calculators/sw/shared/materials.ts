import { defineTranslation, type Translation } from '../../../schemas/definition/translation.ts'

/* A pack's own noun, as mfuko, is in schemas/messages/sw/nouns.ts: the number stands beside it. */

const LORRIES = ['lorry-7', 'lorry-10', 'lorry-16', 'lorry-18', 'lorry']
const LOOSE = ['tonne', ...LORRIES]
const BY_BARROW = ['wheelbarrow', ...LOOSE]
const BY_BUCKET = ['bucket', ...BY_BARROW, 'pickup']
const TINS = ['tin-1', 'tin-4', 'tin-20']

/** The texts of a material with several packs, each full of the same. */
const full = (material: string, packs: readonly string[], of: string): Translation =>
  Object.fromEntries(packs.map((pack) => [`${material}.packs.${pack}.of`, of]))

/** The texts of a loose material, which shops sell by the lorry. */
const loose = (material: string, packs: readonly string[], name: string): Translation => ({
  [`${material}.name`]: name,
  ...full(material, packs, name),
  [`${material}.packs.lorry.holdsLabel`]: 'Tani kwa lori moja',
  ...(packs.includes('pickup') && {
    [`${material}.packs.pickup.holdsLabel`]: 'Tani kwa pick-up moja',
  }),
})

/** The texts of channels for ceilings. */
const channel = (material: string, name: string): Translation => ({
  [`${material}.name`]: name,
  [`${material}.packs.piece.of`]: `${name} ya mita 3`,
  [`${material}.packs.metre.of`]: name,
  [`${material}.packs.foot.of`]: name,
})

/** The texts of wire for fences. */
const wire = (material: string, name: string): Translation => ({
  [`${material}.name`]: name,
  [`${material}.packs.roll-610.of`]: `${name} ya mita 610`,
  [`${material}.packs.roll-50.of`]: `${name} ya mita 50`,
})

/** The texts of labour that people pay for by its quantity. */
const work = (kind: string, name: string, assumption: string): Translation => ({
  [`${kind}.name`]: name,
  [`${kind}.packs.unit.of`]: name,
  [`${kind}.assumption`]: assumption,
})

const BY_MEASURE =
  'Huuzwa bila mifuko, kwa tani au kwa lori; wheelbarrow ya ujenzi, iliyosawazishwa juu, hubeba 0.065 m³, karibu mifuko miwili ya simiti.'
const BY_LORRY = 'Huuzwa bila mifuko, kwa tani au kwa lori.'
const BY_PIECE = 'Huuzwa moja moja.'

export default defineTranslation({
  'cement.name': 'simiti',
  'cement.packs.bag.of': 'simiti ya kilo 50',
  'cement.assumption':
    'Simiti (saruji) nchini Kenya huuzwa kwa mifuko ya kilo 50, yenye class yake na alama ya KEBS.',
  ...loose('sand', BY_BUCKET, 'mchanga'),
  'sand.weight.assumption':
    'Mchanga usioshindiliwa, kwa kanuni ya kazi Nairobi. Mchanga wenye maji ni mzito zaidi.',
  'sand.assumption': BY_MEASURE,
  ...loose('ballast', BY_BUCKET, 'kokoto (ballast)'),
  'ballast.weight.assumption':
    'Kokoto (ballast) zisizoshindiliwa zina uzito wa tani 1.45 hadi 1.68, kutegemea chanzo. 1.6 iko karibu na kiwango cha juu, ili iwe nadra lori kuleta kiasi pungufu.',
  'ballast.assumption': BY_MEASURE,
  ...loose('hardcore', LOOSE, 'hardcore'),
  'hardcore.weight.assumption': 'Hardcore isiyoshindiliwa, kwa kanuni ya kazi.',
  'hardcore.assumption': BY_LORRY,
  ...loose('murram', LOOSE, 'murram'),
  'murram.weight.assumption':
    'Murram isiyoshindiliwa huchukuliwa kuwa na uzito sawa na hardcore isiyoshindiliwa.',
  'murram.assumption': BY_LORRY,
  ...loose('dust', BY_BARROW, 'vumbi la quarry'),
  'dust.weight.assumption':
    'Vumbi la quarry lisiloshindiliwa huchukuliwa kuwa na uzito sawa na mchanga usioshindiliwa.',
  'dust.assumption': BY_MEASURE,
  'block.name': 'blocks',
  'block.assumption': 'Huuzwa moja moja; quarries pia huuza mawe ya machine cut kwa running feet.',
  'tile.name': 'tiles',
  'tile.packs.box.of': 'tiles',
  'tile.packs.box.holdsLabel': 'Tiles kwa boksi moja',
  'tile.assumption':
    'Huuzwa moja moja au kwa boksi; idadi iliyo ndani ya boksi imeandikwa juu yake.',
  'paint.name': 'rangi',
  ...full('paint', TINS, 'rangi'),
  'paint.assumption': 'Rangi nchini Kenya huuzwa kwa mikebe ya lita 1 na 4, na ndoo za lita 20.',
  'sheet.name': 'mabati',
  'sheet.assumption': 'Huuzwa moja moja; mabati ya kukatiwa pia hulipwa kwa mita au kwa futi.',
  'ridge.name': 'ridge caps',
  'ridge.assumption': BY_PIECE,
  'steel.name': 'vyuma',
  // A bar is of steel as it is: 'vyuma 4 vya mita 12'.
  'steel.packs.bar.of': 'mita 12',
  'steel.assumption': 'Vyuma huuzwa kwa urefu wa mita 12.',
  'binding-wire.name': 'waya ya kufunga',
  'binding-wire.packs.kilogram.of': 'waya ya kufunga',
  'binding-wire.assumption': 'Waya ya kufunga huuzwa kwa kilo, na kwa roll za kilo 25.',
  'mesh.name': 'BRC (mesh)',
  ...full('mesh', ['roll', 'metre', 'foot'], 'BRC'),
  'mesh.assumption': 'BRC huuzwa kwa roll; hardware nyingine hukata mita kutoka kwa roll moja.',
  'polythene.name': 'polythene',
  ...full('polythene', ['roll', 'metre', 'foot'], 'polythene'),
  'polythene.assumption':
    'Polythene huuzwa kwa roll; hardware nyingine hukata mita kutoka kwa roll moja.',
  'timber.name': 'mbao',
  'timber.packs.foot.of': 'mbao',
  'timber.assumption': 'Timber yards za Kenya huuza kila saizi ya mbao kwa running feet.',
  'nails.name': 'misumari ya mbao',
  'nails.packs.kilogram.of': 'misumari ya mbao',
  'nails.assumption': 'Misumari huuzwa kwa kilo.',
  'board.name': 'boards za dari',
  'board.assumption': BY_PIECE,
  'cornice.name': 'cornice',
  'cornice.packs.piece.of': 'cornice ya mita 2.4',
  'cornice.packs.metre.of': 'cornice',
  'cornice.packs.foot.of': 'cornice',
  'cornice.assumption': 'Cornice huuzwa kwa vipande vya mita 2.4; hardware nyingine huikata.',
  'paving.name': 'cabro',
  'paving.assumption': BY_PIECE,
  'undercoat.name': 'undercoat',
  ...full('undercoat', TINS, 'undercoat'),
  'undercoat.assumption': 'Undercoat huuzwa kwa mikebe na ndoo kama za rangi.',
  'adhesive.name': 'adhesive ya tiles',
  ...full('adhesive', ['bag-20', 'bag-25'], 'adhesive ya tiles'),
  'adhesive.assumption': 'Mifuko ya 20 au 25 kg, kutegemea mtengenezaji.',
  'grout.name': 'grout',
  ...full('grout', ['bag-5', 'kilogram'], 'grout'),
  'grout.assumption': 'Mifuko ya 5 kg; hardware nyingine hupima kwa kilo.',
  ...channel('furring', 'furring channel'),
  'furring.assumption': 'Channels za dari ya gypsum huuzwa kwa vipande vya mita 3.',
  ...channel('main-channel', 'main channel'),
  'main-channel.assumption': 'Channels za dari ya gypsum huuzwa kwa vipande vya mita 3.',
  ...channel('wall-angle', 'wall angle'),
  'wall-angle.assumption': 'Wall angle huuzwa kwa vipande vya mita 3, kama channels.',
  'screws.name': 'screws za gypsum',
  'screws.packs.box.of': 'screws 500 za gypsum',
  'screws.assumption': 'Huuzwa kwa maboksi ya 500.',
  'hangers.name': 'hangers za dari',
  'hangers.assumption': BY_PIECE,
  'gutter.name': 'gutters',
  'gutter.packs.piece.of': 'gutter ya mita 4',
  'gutter.assumption':
    'Gutter (gata) huuzwa kwa vipande vya mita 4; mafundi wa mabati hukunja nyingine kwa kipimo chako.',
  'roofing-nails.name': 'misumari ya mabati',
  'roofing-nails.packs.kilogram.of': 'misumari ya mabati',
  'roofing-nails.assumption': 'Misumari ya mabati huuzwa kwa kilo.',
  'hoop-iron.name': 'hoop iron',
  'hoop-iron.packs.roll.of': 'hoop iron ya kilo 20',
  'hoop-iron.assumption': 'Roll ya kilo 20 ina urefu wa mita 60 hivi.',
  'dpc.name': 'DPC (damp-proof course)',
  'dpc.packs.roll.of': 'DPC ya mita 7',
  'dpc.assumption': 'DPC ya lami huuzwa kwa rolls za mita 7, kwa upana wa ukuta.',
  'anti-termite.name': 'dawa ya mchwa',
  'anti-termite.packs.litre.of': 'dawa ya mchwa',
  'anti-termite.assumption':
    'Lita moja, ikichanganywa na maji kama label inavyosema, inatosha 4 m² za ardhi.',
  'door.name': 'milango',
  'door.assumption':
    'Huuzwa mmoja mmoja, kwa saizi; mlango uliotengenezwa huja na frame yake au bila: uliza.',
  'window.name': 'madirisha',
  'window.assumption': 'Hutengenezwa moja moja, kwa saizi; vioo huwekwa kazini.',
  'glass.name': 'vioo vya madirisha',
  'glass.packs.square-metre.of': 'vioo vya madirisha',
  'glass.assumption': 'Hukatwa kwa saizi na hulipwa kwa eneo.',
  'burglar-bar.name': 'grills za madirisha',
  'burglar-bar.packs.square-metre.of': 'grills za madirisha',
  'burglar-bar.assumption': 'Huchomelewa kwa kipimo na hulipwa kwa eneo la dirisha.',
  'cill.name': 'window cills',
  'cill.packs.metre.of': 'window cill',
  'cill.assumption': 'Huwa tayari (precast) au humwagwa kazini, na hulipwa kwa mita.',
  'chain-link.name': 'chain link',
  'chain-link.packs.roll.of': 'chain link',
  'chain-link.assumption': 'Huuzwa kwa roll; label inasema urefu wa roll moja.',
  ...wire('barbed-wire', 'barbed wire'),
  'barbed-wire.assumption': 'Rolls za mita 610, kilo 25 hivi, au za mita 50.',
  ...wire('line-wire', 'waya ya line'),
  'line-wire.assumption':
    'Waya ya kawaida ya galvanised; huchukuliwa kuwa rolls zake ni kama za barbed wire.',
  'post.name': 'posts za fence',
  'post.assumption': BY_PIECE,
  'strut.name': 'struts',
  'strut.assumption': 'Huuzwa kama posts; za mbao hukatwa kutoka kwa nguzo ndefu.',
  'vent-pipe.name': 'vent pipe',
  'vent-pipe.packs.piece.of': 'vent pipe ya mita 6',
  'vent-pipe.assumption':
    'Bomba la PVC la 110 mm huuzwa kwa vipande vya mita 6; hardware nyingine hukata kimoja.',
  'formwork-board.name': 'mbao za formwork',
  'formwork-board.packs.square-metre.of': 'mbao za formwork za 25 mm',
  'formwork-board.assumption':
    'Mbao za unene wa 25 mm, kwa eneo zinalofunika. Hutumika kumwaga mara kadhaa.',
  'prop.name': 'props',
  'prop.assumption': 'Miti inayonunuliwa, au props za kukodi. Hutumika mara nyingi.',
  ...work('excavation', 'kuchimba mtaro', 'Kuchimba hulipwa kwa kiasi ambacho mtaro unabeba.'),
  ...work(
    'concreting',
    'kumwaga konkriti',
    'Kuchanganya na kumwaga hulipwa kwa konkriti iliyomalizika.',
  ),
  ...work('steel-fixing', 'kufunga vyuma', 'Kukata, kukunja na kufunga hulipwa kwa uzito.'),
  ...work('formwork', 'formwork', 'Kuweka na kutoa formwork hulipwa kwa eneo la uso wa konkriti.'),
  ...work('walling', 'kujenga ukuta', 'Hulipwa bila milango na madirisha.'),
  ...work('roofing', 'kuweka mabati', 'Hulipwa kwa eneo la mteremko unaofunikwa.'),
  ...work('roof-framing', 'kuweka mbao za paa', 'Hulipwa kwa eneo la mteremko unaowekwa mbao.'),
  ...work('plastering', 'kupiga plasta', 'Hulipwa bila milango na madirisha.'),
  ...work('painting', 'kupaka rangi', 'Hulipwa kwa eneo la ukuta, coats zote pamoja.'),
  ...work('tiling', 'kuweka tiles', 'Hulipwa kwa eneo la sakafu, skirting kando.'),
  ...work('cabro-laying', 'kuweka cabro', 'Hulipwa kwa eneo la ardhi linalofunikwa, kerbs kando.'),
  ...work('screeding', 'kupiga screed', 'Hulipwa kwa eneo la sakafu.'),
  ...work('skirting-work', 'kuweka skirting', 'Hulipwa kwa mita, bila milango.'),
  ...work('fitting', 'kuweka milango na madirisha', 'Hulipwa kwa kila mlango na kila dirisha.'),
  ...work('fencing', 'kuweka fence', 'Hulipwa kwa mita ya fence, bila mageti.'),
  ...work('ceiling-work', 'kuweka dari', 'Hulipwa kwa eneo la dari, cornice kando.'),
})
