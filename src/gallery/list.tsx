import { AddToList } from '../list/AddToList.tsx'
import { ListOfJob } from '../list/ListOfJob.tsx'
import { editEstimate, setList } from '../list/listStore.ts'
import { OpenedList } from '../list/OpenedList.tsx'
import { addEstimate, type JobList } from '../state/jobList.ts'
import { EMPTY_LIST, get } from '../state/store.ts'
import type { Group } from './group.ts'
import { OnRequest } from './OnRequest.tsx'
import type { Sample } from './samples.ts'

/** The job's list; one that is in the tab already stays. */
export function list(samples: readonly Sample[]): Group {
  const [first, second] = samples
  if (!first || !second) throw new Error('The gallery needs two worked examples for its list')
  if (get('list').estimates.length === 0) {
    const example = listOf(first, second)
    setList(example)
    editEstimate(example.estimates[0]?.id)
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
        look: (
          <AddToList
            calculator={first.calculator}
            estimate={first.estimate}
            isStale={false}
            calculate={() => Promise.resolve(first.estimate)}
          />
        ),
      },
      {
        name: 'Opened list: this tab already has one',
        look: (
          <OnRequest label="Open a list beside this one">
            <OpenedList
              opening={{
                state: 'choosing',
                parsed: {
                  list: listOf(first, second),
                  buying: {},
                  problems: ['Line 3 is no estimate.'],
                },
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
              opening={{ state: 'problems', isEmpty: false, problems: ['Line 3 is no estimate.'] }}
              onChoose={() => undefined}
              onClose={() => undefined}
            />
          </OnRequest>
        ),
      },
    ],
  }
}

/** Two estimates that share materials, another, and one that its calculator does not accept. */
function listOf(first: Sample, second: Sample): JobList {
  const listed = ({ calculator, estimate }: Sample, name: string) => ({
    slug: calculator.slug,
    name,
    values: estimate.formValues,
  })
  const invalid = Object.fromEntries(
    Object.keys(first.estimate.formValues).map((name) => [name, '?']),
  )
  return [
    listed(first, 'Sitting room'),
    listed(first, 'Bedroom'),
    listed(second, ''),
    { ...listed(first, 'Store'), values: invalid },
  ].reduce(addEstimate, {
    ...EMPTY_LIST,
    title: 'Mama Njeri, Kitengela',
    note: 'Ground floor only.',
  })
}
