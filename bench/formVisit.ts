import type { CDPSession, Page } from 'playwright-core'
import { z } from 'zod'

/** What is timed in a visit, in the order of happening. */
export const MEASURES = [
  ['mount', 'mount: own code, drawing, style, layout'],
  ['draw', '  of that: drawing, style, layout'],
  ['digit', 'key to paint: a digit'],
  ['result', 'key to paint: Enter, first result'],
  ['digitAgain', 'key to paint: a digit, beside a result'],
  ['resultAgain', 'key to paint: Enter, another result'],
] as const
export type Measure = (typeof MEASURES)[number][0]

/** Milliseconds of each measure, and the page as it was drawn at the end. */
export type Visit = Record<Measure, number> & { drawn: string }

/** Takes milliseconds; `happens` says how long it took by the page's own clock. */
export interface Stopwatch {
  take: (happens: () => Promise<number>) => Promise<number>
  /** The same for something that opens a page, in which all counting begins anew. */
  takeOpening: (happens: () => Promise<number>) => Promise<number>
}

/** What a person waits. */
export const waited: Stopwatch = {
  take: (happens) => happens(),
  takeOpening: (happens) => happens(),
}

/**
 * What the page's main thread works. Other programs on the machine hardly count, so that it is
 * steady where waiting is not; but a slowed processor spoils it.
 */
export async function worked(session: CDPSession): Promise<Stopwatch> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  return {
    take: async (happens) => {
      const before = await soFar()
      await happens()
      return (await soFar()) - before
    },
    takeOpening: async (happens) => {
      await happens()
      return soFar()
    },
  }
}

const mounted = z.object({ start: z.number(), draw: z.number() })

/** One visit: opens the page, draws it, types an input, asks for the result, and changes it. */
export async function visit(page: Page, address: string, stopwatch: Stopwatch): Promise<Visit> {
  let draw = Number.NaN
  const mount = await stopwatch.takeOpening(async () => {
    await page.goto(address)
    await page.requestGC()
    let start = Number.NaN
    draw = await stopwatch.take(async () => {
      const said = mounted.parse(await page.evaluate('mountPage()'))
      start = said.start
      return said.draw
    })
    return start + draw
  })
  await page.fill('[name=roomWidth]', '4.5')
  await page.fill('[name=tileLength]', '60')
  await page.fill('[name=tileWidth]', '60')
  await page.focus('[name=roomLength]')
  const press = async (key: string, until: 'typed' | 'result') => {
    await page.evaluate(`awaitKey('${until}')`)
    return stopwatch.take(async () => {
      await page.keyboard.press(key)
      return z.number().parse(await page.evaluate('keyToPaint'))
    })
  }
  const digit = await press('5', 'typed')
  const result = await press('Enter', 'result')
  const digitAgain = await press('2', 'typed')
  const resultAgain = await press('Enter', 'result')
  // The form library writes what is typed into the attribute as well: that is no other look.
  const drawn = (await page.innerHTML('#root')).replaceAll(/ value="[^"]*"/g, '')
  return { mount, draw, digit, result, digitAgain, resultAgain, drawn }
}
