/* The words of calculators/shared/blocks.ts. */

/** The blocks, stones and bricks that walls are built of. */
export const blockTypes = {
  'labels.length': 'urefu wa block',
  'labels.height': 'kimo cha block',
  'labels.width': 'upana wa block',
  'labels.joint': 'joint ya saizi',
  'options.6-inch-hollow.label': 'Hollow block ya 6" ({length} × {height} × {width} mm)',
  'options.9-inch-hollow.label': 'Hollow block ya 9" ({length} × {height} × {width} mm)',
  'options.standard-brick.label': 'Tofali la kawaida ({length} × {height} × {width} mm)',
  'options.machine-cut-stone-200.label':
    'Jiwe la machine cut la 9" ({length} × {height} × {width} mm)',
  'options.machine-cut-stone-150.label':
    'Jiwe la machine cut la 6" ({length} × {height} × {width} mm)',
  'options.machine-cut-stone-100.label':
    'Jiwe la machine cut la 4" ({length} × {height} × {width} mm)',
  'options.hollow-390-190.label': 'Hollow block ya 190 mm ({length} × {height} × {width} mm)',
  'options.hollow-390-140.label': 'Hollow block ya 140 mm ({length} × {height} × {width} mm)',
  assumption:
    'Kuta nyingi za Kenya ni za mawe ya machine cut au blocks za 390 × 190 mm, saizi bila mota. 450 × 225 mm na 225 × 75 × 112.5 mm ni saizi za jina (nominal), jinsi British standards zinavyozitaja, na joint ya 10 mm iko ndani yake: hapo nafasi ya mota ni 0, na mota ni ile ya joint iliyo ndani.',
}
