import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, duplicated, type JobList, joined, removed } from '../../src/list/jobList.ts'
import { keyed } from '../../src/list/useKeys.ts'
import { anyList } from './support.ts'

const NOTHING = { estimates: [], keys: [], last: 0 }

/** What a person does to a list, at a place of it. */
const STEPS: Record<string, (list: JobList, place: number) => JobList> = {
  rename: (list, place) => changed(list, place, { name: 'Another name' }),
  remove: removed,
  duplicate: duplicated,
  open: (list) => joined(list, { ...list, estimates: list.estimates.map((one) => ({ ...one })) }),
}

test('whatever is done to a list, its estimates have keys of their own, and keep them', () => {
  fc.assert(
    fc.property(
      anyList,
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat()), { maxLength: 6 }),
      (first, steps) => {
        let list = first
        let now = keyed(NOTHING, list.estimates)
        for (const [step, anywhere] of steps) {
          if (list.estimates.length > 100) continue
          const place = list.estimates.length === 0 ? 0 : anywhere % list.estimates.length
          list = STEPS[step]?.(list, place) ?? list
          const next = keyed(now, list.estimates)
          expect(new Set(next.keys).size).toBe(list.estimates.length)
          if (step === 'rename') expect(next.keys).toEqual(now.keys)
          if (step === 'remove') expect(next.keys).toEqual(now.keys.filter((_, at) => at !== place))
          if (step === 'duplicate' && now.keys.length > 0) {
            expect(next.keys.filter((_, at) => at !== place + 1)).toEqual(now.keys)
          }
          now = next
        }
      },
    ),
  )
})
