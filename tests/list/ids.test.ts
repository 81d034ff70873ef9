import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  duplicateEstimate,
  type JobList,
  mergeLists,
  nextId,
  removeEstimate,
  updateEstimate,
} from '../../src/state/jobList.ts'
import { anyList } from './support.ts'

/** The actions of a person on a list, or on an estimate of it. */
const STEPS: Record<string, (list: JobList, id: string) => JobList> = {
  rename: (list, id) => updateEstimate(list, id, { name: 'Another name' }),
  remove: removeEstimate,
  duplicate: duplicateEstimate,
  merge: (list) => mergeLists(list, list),
}

const idsOf = ({ estimates }: JobList) => estimates.map(({ id }) => id)

test('whatever is done to a list, its estimates have ids of their own, and keep them', () => {
  fc.assert(
    fc.property(
      anyList,
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat()), { maxLength: 6 }),
      ({ list: first }, steps) => {
        let list = first
        for (const [step, anywhere] of steps) {
          if (list.estimates.length > 100) continue
          const before = idsOf(list)
          const id = before[anywhere % before.length] ?? ''
          const fresh = nextId(list)
          list = STEPS[step]?.(list, id) ?? list
          const now = idsOf(list)
          expect(new Set(now).size).toBe(now.length)
          if (step === 'rename') expect(now).toEqual(before)
          if (step === 'remove') expect(now).toEqual(before.filter((one) => one !== id))
          if (step === 'merge') expect(now.slice(0, before.length)).toEqual(before)
          if (step === 'duplicate' && id !== '') {
            expect(now).toEqual(before.flatMap((one) => (one === id ? [id, fresh] : [one])))
          }
        }
      },
    ),
  )
})
