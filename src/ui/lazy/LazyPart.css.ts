import { style } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

const { space } = tokens

export const notice = style({ display: 'grid', justifyItems: 'start', gap: space.s })
