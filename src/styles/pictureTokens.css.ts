import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css'

/*
 * The materials in pictures, by what they stand for. Apart from the other tokens, because they come
 * with the pictures and not with the first page.
 */
export const materials = createThemeContract({
  edge: null,
  concrete: null,
  concreteSide: null,
  cement: null,
  sand: null,
  ballast: null,
  block: null,
  joint: null,
  tile: null,
  cut: null,
  spare: null,
  sheet: null,
  lap: null,
  steel: null,
  plaster: null,
  coat: null,
  hardcore: null,
  murram: null,
  dust: null,
  board: null,
  earth: null,
})

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
    hardcore: '#a6a19a',
    murram: '#b5653c',
    dust: '#cfcac0',
    board: '#eee8da',
    earth: '#a88763',
  }),
})

globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: assignVars(materials, {
        edge: '#120e0b',
        concrete: '#a8a29a',
        concreteSide: '#7d776f',
        cement: '#c99a3e',
        sand: '#b99f63',
        ballast: '#86827d',
        block: '#9a938a',
        joint: '#d2bd97',
        tile: '#a3b5ad',
        cut: '#d6703a',
        spare: '#e9e1d5',
        sheet: '#7f9dae',
        lap: '#35586c',
        steel: '#a3abb3',
        plaster: '#b5a995',
        coat: '#5f9a66',
        hardcore: '#8f8a83',
        murram: '#9c5430',
        dust: '#aba69c',
        board: '#c9c1b0',
        earth: '#7d6246',
      }),
    },
  },
})
