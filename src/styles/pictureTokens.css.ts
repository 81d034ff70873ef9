import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

/*
 * The materials in pictures, by what they stand for. Apart from the other tokens, because they come
 * with the pictures and not with the first page.
 */
export const materials = createGlobalThemeContract(
  {
    edge: 'edge',
    concrete: 'concrete',
    concreteSide: 'concrete-side',
    cement: 'cement',
    sand: 'sand',
    ballast: 'ballast',
    block: 'block',
    joint: 'joint',
    tile: 'tile',
    cut: 'cut',
    spare: 'spare',
    sheet: 'sheet',
    lap: 'lap',
    steel: 'steel',
    plaster: 'plaster',
    coat: 'coat',
  },
  (name) => `jh-material-${name}`,
)

globalStyle(':root', {
  vars: assignVars(materials, {
    edge: '#40362b',
    concrete: '#d3cec5',
    concreteSide: '#a39c90',
    cement: '#e0b45c',
    sand: '#e6cf9a',
    ballast: '#8d8a86',
    block: '#c2bbb0',
    joint: '#c7ae8b',
    tile: '#dfe8e4',
    cut: '#e08a5b',
    spare: '#ffffff',
    sheet: '#9db6c4',
    lap: '#4d7389',
    steel: '#6d747c',
    plaster: '#ece3d4',
    coat: '#7fae83',
  }),
})

globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: assignVars(materials, {
        edge: '#f0e6d8',
        concrete: '#77716a',
        concreteSide: '#4d4842',
        cement: '#96702a',
        sand: '#8a7443',
        ballast: '#55524e',
        block: '#6c665e',
        joint: '#a58a63',
        tile: '#46524d',
        cut: '#a3522a',
        spare: '#221d19',
        sheet: '#4c6673',
        lap: '#8fb3c6',
        steel: '#8e969f',
        plaster: '#4a4238',
        coat: '#44704a',
      }),
    },
  },
})
