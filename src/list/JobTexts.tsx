import { useId } from 'react'
import * as messages from '#messages/list.ts'
import { cleanName, cleanNote, type JobList, LIST_LIMITS } from '../state/jobList.ts'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './ListOfJob.css.ts'
import { setList } from './listStore.ts'

/** The title and the note of the job, for paper. They are folded, because few people write them. */
export function JobTexts({ list }: { list: JobList }) {
  const id = useId()
  return (
    <details className={styles.texts}>
      <summary className={styles.summary}>
        {list.title.trim() === '' ? messages.titleAndNote : list.title}
      </summary>
      <Stack gap="xs">
        <label className={styles.label} htmlFor={`${id}-title`}>
          {messages.jobTitle}
        </label>
        <input
          id={`${id}-title`}
          className={styles.name}
          name="title"
          type="text"
          autoComplete="off"
          maxLength={LIST_LIMITS.title}
          value={list.title}
          onChange={(event) =>
            setList({ ...list, title: cleanName(event.target.value, LIST_LIMITS.title) })
          }
        />
      </Stack>
      <Stack gap="xs">
        <label className={styles.label} htmlFor={`${id}-note`}>
          {messages.note}
        </label>
        <textarea
          id={`${id}-note`}
          className={styles.note}
          name="note"
          maxLength={LIST_LIMITS.note}
          value={list.note}
          onChange={(event) => setList({ ...list, note: cleanNote(event.target.value) })}
        />
      </Stack>
    </details>
  )
}
