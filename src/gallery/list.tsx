import { AddToList } from '../list/AddToList.tsx'
import { beginEdit, heldList, hold } from '../list/held.ts'
import { EMPTY_LIST, type JobList } from '../list/jobList.ts'
import { ListOfJob } from '../list/ListOfJob.tsx'
import { OpenedList } from '../list/OpenedList.tsx'
import type { Group } from './group.ts'
import { OnRequest } from './OnRequest.tsx'
import type { Sample } from './samples.ts'

/** The job's list; one that is in the tab already stays. */
export function list(samples: readonly Sample[]): Group {
  const [first, second] = samples
  if (!first || !second) throw new Error('The gallery needs two worked examples for its list')
  if (heldList().estimates.length === 0) {
    hold(listOf(first, second))
    beginEdit(0)
  }
  return {
    title: 'Materials list',
    states: [
      {
        name: 'Materials list: cards, merged lines, one refused',
        look: <ListOfJob />,
        isWide: true,
      },
      {
        name: 'Add to list: while an estimate of the list is edited',
        look: <AddToList calculator={first.calculator} estimate={first.estimate} />,
      },
      {
        name: 'Opened list: this tab has one already',
        look: (
          <OnRequest label="Open a list beside this one">
            <OpenedList
              opening={{
                state: 'asking',
                read: { list: listOf(first, second), problems: ['Line 3 is no estimate.'] },
              }}
              onChoose={() => undefined}
              onClose={() => undefined}
            />
          </OnRequest>
        ),
      },
      {
        name: 'Opened list: not all of it was read',
        look: (
          <OnRequest label="Open a damaged list">
            <OpenedList
              opening={{ state: 'told', isNothing: false, problems: ['Line 3 is no estimate.'] }}
              onChoose={() => undefined}
              onClose={() => undefined}
            />
          </OnRequest>
        ),
      },
    ],
  }
}

/** Two estimates that share materials, another, and one that its calculator refuses. */
function listOf(first: Sample, second: Sample): JobList {
  const listed = ({ calculator, estimate }: Sample, name: string) => ({
    address: calculator.address,
    name,
    texts: estimate.texts,
  })
  const refused = Object.fromEntries(Object.keys(first.estimate.texts).map((name) => [name, '?']))
  return {
    ...EMPTY_LIST,
    title: 'Mama Njeri, Kitengela',
    note: 'Ground floor only.',
    estimates: [
      listed(first, 'Sitting room'),
      listed(first, 'Bedroom'),
      listed(second, ''),
      { ...listed(first, 'Store'), texts: refused },
    ],
  }
}
