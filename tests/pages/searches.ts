/** By page what people type for it, in English and Kiswahili: it is among the first four that are found. */
export const SEARCHES: Readonly<Record<string, string>> = {
  'concrete-mix-calculator':
    'concrete; concrete mix; 1:2:4; how many bags of cement; mifuko ngapi ya simiti; concrete floor; cement; cement bags; bags of cement; mfuko wa simiti; mifuko ya simiti; simiti; sementi; saruji; zege; konkriti; hesabu ya konkriti; ratio; mix ratio; kipimo cha kuchanganya; ballast; kokoto; gravel; changarawe; mchele; wilbaro; wheelbarrow; karai; kumwaga slab; concrete class; bei ya simiti; kikokotoo cha simiti; price of cement; mchanga; sand and cement; simiti ya slab; kokoto za slab; simiti na kokoto; conrete; conrete mix',
  'block-brick-estimator':
    'stone; stones; machine cut; machine cut stone; quarry stone; blocks; bricks; block and brick; tofali; matofali; matofali ya udongo; tofali la simiti; mawe; jiwe; mawe ya nyumba; mawe na matofali; bei ya mawe; ndarugo; 9x9; 6x9; nine by nine; mawe ya kwa futi; ukuta; mortar; mota; mota ya mawe; interlocking blocks; wall of stone; hesabu ya matofali',
  'steel-weight-calculator':
    'steel; steel weight; y10; d10; uzito wa vyuma; uzito wa chuma; chuma; nondo; rebar; d12; y12; y16; d20; weight of bars; twisted bars; iron rods; reinforcement; kilo za chuma; bei ya nondo; nondo za d12',
  'roofing-estimator':
    'mabati; bati; bei ya mabati; mabati ya nyumba; kikokotoo cha mabati; iron sheets; roofing sheets; gauge 30; geji; geji 28; box profile; corrugated; versatile; mabati ya rangi; kuezeka; kuezeka mabati; roof; paa; mabati ya paa; kuezeka nyumba; mabatti; hesabu ya mabati; sheets',
  'paint-estimator':
    'paint; rangi; rangi ya nyumba; rangi ya ukuta; bei ya rangi; undercoat; gloss; silk; emulsion; painter; painting; kupaka rangi; ndoo ya rangi; debe la rangi; debe; mkono wa pili wa rangi; litres of paint; coats of paint; rangi kwa lita',
  'tile-estimator':
    'tiles; tile; tile calculator; vigae; kigae; taili; tyles; floor tiles; wall tiles; tiles za choo; tiles za jikoni; porcelain; ceramic tiles; tiles za sakafu; sakafu; bei ya tiles; bathroom tiles; wastage; wastage of tiles',
  'house-estimator':
    'house; whole house; nyumba; nyumba nzima; nyumba ya vyumba viwili; bedsitter; bungalow; bq; bill of quantities; gharama ya kujenga nyumba; cost of a house; three bedroom house; mjengo; ramani ya nyumba; ploti; ghorofa; bei ya kujenga nyumba; kujenga',
  'plaster-estimator':
    'plaster; plasta; plastering; plaser; rendering; lipu; skim; kupiga plasta; plasta ya ukuta; simiti ya plasta; plaster za nje; cement for plaster; mchanga wa plaster; mchanga wa plasta; kupaka plasta ndani; sand for plaster',
  'foundation-calculator':
    'foundation; msingi; msingi wa nyumba; footing; trench; mtaro; mtaro wa msingi; strip foundation; kuchimba msingi; mawe ya msingi; plinth; udongo; black cotton; black cotton soil; simiti ya msingi; excavation; fundation; konkriti ya msingi; dpc',
  'column-concrete-calculator':
    'column; columns; nguzo; nguzo za nyumba; kolamu; pillar; pillars; pad; concrete for columns; konkriti ya nguzo; simiti ya nguzo; post; round column; hesabu ya nguzo',
  'staircase-concrete-calculator':
    'stairs; staircase; stairecase; ngazi; ngazi za konkriti; ngazi za nyumba; ngazi ya ghorofa; steps; riser; flight of stairs; ghorofa; simiti ya ngazi',
  'slab-steel-calculator':
    'slab steel; vyuma vya slab; chuma cha slab; nondo za slab; steel for a slab; suspended slab; slab ya juu; ghorofa; slab ya ghorofa; y10; d10; bars of a slab; mhandisi',
  'ground-slab-calculator':
    'ground slab; slab ya chini; oversite; dpm; weldmesh; mesh; brc; a142; nailoni; nylon; polythene; blinding; concrete floor; simiti ya slab; kokoto za slab; floor slab; dpc; brc ya sakafu',
  'beam-calculator':
    'beam; beams; ring beam; lintel; lintels; linta; renta; lenta; boriti; bimu; shuttering; formwork; stirrups; ring; rings za beam; vyuma vya beam; vyuma vya lintel; simiti ya beam; konkriti ya ring beam; mhandisi; engineer',
  'bar-schedule-calculator':
    'bar schedule; vyuma vya nguzo; stirrups; bbs; bar bending schedule; bending; cutting list; bar list; ringi; kukata vyuma; kukunja vyuma; orodha ya vyuma; binding wire; waya ya kufunga',
  'floor-finish-calculator':
    'floor finish; screed; grout; skirting; adhesive; tile adhesive; gundi ya tiles; tile glue; topping; sakafu; sakafu ya simiti; floor',
  'doors-windows-calculator':
    'doors; windows; doors and windows; milango; madirisha; mlango; dirisha; milango na madirisha; burglar proof; grill; glass; kioo; vioo vya madirisha; steel casement; mlango wa mbao; welder; bei ya milango; fremu; window',
  'ceiling-calculator':
    'ceiling; dari; dari ya gypsum; gypsum; gypsum board; silin; softboard; plywood; brandering; blandering; cornice; mbao za dari; bei ya gypsum; chipboard; pvc ceiling',
  'paving-calculator':
    'paving; paving blocks; pavers; cabro; kabro; bei ya cabro; cabro za compound; driveway; parking; cabro blocks; vumbi la cabro; interlocking paving; dust',
  'gable-roof-calculator':
    'gable; gable roof; paa; kuezeka; gutters; paa la pande mbili; paa la nyumba; roof; ridge; kofia; gutter; gata; mabati ya gable; mabati ya paa; kuezeka nyumba; geji',
  'hip-roof-calculator':
    'hip; hip roof; hips; valley; paa la pande nne; paa la nyumba; four sides; gutters; gata; kofia; mabati ya hip roof',
  'hardcore-calculator':
    'hardcore; murram; maram; rocks; dust; vumbi; vumbi la quarry; quarry dust; filling; compaction; kushindilia; kujaza; mawe ya msingi; hardcore ya slab; base; blinding; bei ya hardcore',
  'roof-timber-calculator':
    'timber; mbao; mbao za paa; bei ya mbao; two by two; four by two; three by two; 2x2; 3x2; 4x2; truss; trusses; kenchi; rafters; purlins; papi; fascia; fascia board; kapenta; roof timber; misumari; nails; mbao za cypress',
  'lorry-check-calculator':
    'lorry; lori; tipper; tipa; canter; kanta; weighbridge; mizani; trip ya mchanga; trip; lori la mchanga; lori la kokoto; tani; tani za kokoto; tonnes of ballast; lorry of sand; delivery; mzigo wa lori',
  'perimeter-wall-calculator':
    'perimeter wall; wall of stone; ploti; boundary wall; ukuta wa ploti; fence; fensi; fence ya mawe; gate; lango; geti; ua; ukuta; compound wall; stone fence; plot',
  'fence-calculator':
    'fence; wire fence; fence ya waya; fensi; chain link; barbed wire; sengenge; seng’enge; posts; poles; ua; lango; geti; gate; waya; fencing; shamba',
  'septic-tank-calculator':
    'septic; septic tank; tank; tanki; maji taka; sewage; sewer; soak pit; soakaway; biodigester; choo; shimo la choo; shimo; maji',
  'pit-latrine-calculator':
    'latrine; pit latrine; pit; choo; choo cha shimo; shimo la choo; toilet; vyoo; vip; vip latrine; kuchimba choo; shimo',
}

/** Words that many pages have: each of these pages is among those found. */
export const FOUND_TOO: Readonly<Record<string, string>> = {
  'block-brick-estimator':
    'cement; fence; fensi; boundary wall; perimeter wall; mjengo; interlocking',
  'foundation-calculator': 'cement; ballast; shimo; fence; mawe ya msingi',
  'column-concrete-calculator': 'cement; ballast; konkriti; post',
  'staircase-concrete-calculator': 'cement; konkriti',
  'slab-steel-calculator': 'vyuma; chuma; d8; y12; bars',
  'ground-slab-calculator': 'simiti; cement; kokoto; mchanga',
  'beam-calculator': 'cement; simiti; chuma',
  'bar-schedule-calculator': 'bars; nondo',
  'plaster-estimator': 'cement; simiti; ndani; nje; kupaka',
  'ceiling-calculator': 'chumba',
  'paving-calculator': 'vumbi; compound',
  'gable-roof-calculator': 'gauge; gutter; nyumba; kuezeka',
  'hardcore-calculator': 'mawe; jiwe; sakafu',
  'roof-timber-calculator': 'roof; nyumba; paa',
  'roofing-estimator': 'gutter; gata; geji',
  'lorry-check-calculator': 'ballast; mchanga',
  'tile-estimator': 'choo; jikoni; floor; skirting; grout',
  'steel-weight-calculator': 'bars; ringi; weight',
  'paint-estimator': 'ndoo; kupaka',
  'perimeter-wall-calculator': 'cement; compound',
}
