/** The promises of the specification about one of its six calculators. */
export interface Specified {
  slug: string
  /** Its names: on the page, and in its title. */
  title: { menu: string; page: string }
  /** Inputs that give a result; the other fields have their defaults. */
  given: Record<string, string>
  /** The result that a person came for. */
  key: string
  /** A field that must hold a number above zero. */
  needed: string
}

const titled = (menu: string, page: string) => ({ menu, page })

/**
 * The six calculators of the specification, in its order: the one place that names them all.
 * Whatever holds for every calculator is tested on `loadedCalculators`, from their definitions.
 */
export const SPECIFIED: readonly Specified[] = [
  {
    slug: 'concrete-mix-calculator',
    title: titled('Concrete mix', 'Concrete Mix Calculator'),
    given: { area: '20', thickness: '10' },
    key: 'cementBags',
    needed: 'thickness',
  },
  {
    slug: 'block-brick-estimator',
    title: titled('Blocks and bricks', 'Block and Brick Calculator'),
    given: { wallLength: '6', wallHeight: '3' },
    key: 'totalWithWaste',
    needed: 'wallHeight',
  },
  {
    slug: 'steel-weight-calculator',
    title: titled('Steel weight', 'Steel Weight Calculator'),
    given: { bars: '12' },
    key: 'totalWeight',
    needed: 'length',
  },
  {
    slug: 'roofing-estimator',
    title: titled('Roofing sheets', 'Roofing Sheet Calculator'),
    given: { roofLength: '10', roofWidth: '6' },
    key: 'sheetCount',
    needed: 'roofLength',
  },
  {
    slug: 'paint-estimator',
    title: titled('Paint', 'Paint Calculator'),
    given: { wallHeight: '3', wallWidth: '4' },
    key: 'paintLiters',
    needed: 'wallWidth',
  },
  {
    slug: 'tile-estimator',
    title: titled('Tiles', 'Tile Calculator'),
    given: { roomLength: '5.2', roomWidth: '4.5', tileLength: '60', tileWidth: '60' },
    key: 'totalTiles',
    needed: 'roomWidth',
  },
]
