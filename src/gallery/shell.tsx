import { GapInWall } from '../layout/GapInWall.tsx'
import { BuildingSite } from '../pages/BuildingSite.tsx'
import { ToolFinder } from '../pages/ToolFinder.tsx'
import type { Group } from './group.ts'

/** The shell of pages, and the ways to a calculator. */
export function shell(): Group {
  return {
    title: 'Around and between pages',
    states: [
      {
        name: 'Header, Tools menu, breadcrumb and footer',
        look: <p>They stand around this page, as around every other.</p>,
      },
      { name: 'Drawing of a page that is not there', look: <GapInWall /> },
      { name: 'Drawing of the home page', look: <BuildingSite /> },
      { name: 'Search and cards of the home page', look: <ToolFinder />, isWide: true },
    ],
  }
}
