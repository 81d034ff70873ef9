import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as messages from '#messages/list.ts'
import * as listPage from '#messages/listPage.ts'
import { cleanName, cleanNote, type JobList, LIST_LIMITS } from '../state/jobList.ts'
import { useSlot } from '../state/store.ts'
import { visuallyHidden } from '../styles/hidden.css.ts'
import { Button } from '../ui/button/Button.tsx'
import { PageHeading } from '../ui/heading/PageHeading.tsx'
import { Row, Stack } from '../ui/spacing/layout.tsx'
import * as styles from './ListOfJob.css.ts'
import { setList } from './listStore.ts'

/**
 * The page's heading: the name of the job, once it has one. With estimates on the list, a person edits it
 * and the note below it in their place.
 */
export function JobHeading() {
  const list = useSlot('list')
  const [isEditing, setEditing] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isEdited = isEditing && list.estimates.length > 0
  // Drawn at once: a phone opens its keyboard only during the tap.
  const edit = () => {
    flushSync(() => setEditing(true))
    title.current?.focus()
    title.current?.select()
  }
  const finish = () => {
    flushSync(() => setEditing(false))
    button.current?.focus()
  }
  const finishWithKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The key would press the button that gets the focus.
    event.preventDefault()
    finish()
  }
  return (
    <Stack gap="xs" className={styles.job}>
      <Row gap="m">
        <PageHeading className={isEdited ? visuallyHidden : styles.jobName}>
          {list.title.trim() || listPage.title}
        </PageHeading>
        {list.estimates.length > 0 && !isEdited && (
          <Button ref={button} variant="quiet" className={styles.jobEdit} onClick={edit}>
            {messages.titleAndNote}
          </Button>
        )}
      </Row>
      {isEdited ? (
        <JobTexts list={list} titleRef={title} onTitleKey={finishWithKey} onDone={finish} />
      ) : (
        list.note.trim() !== '' && <p className={styles.jobNote}>{list.note}</p>
      )}
    </Stack>
  )
}

interface JobTextsProps {
  list: JobList
  titleRef: Ref<HTMLInputElement>
  onTitleKey: (event: KeyboardEvent) => void
  onDone: () => void
}

function JobTexts({ list, titleRef, onTitleKey, onDone }: JobTextsProps) {
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={`${id}-title`}>
        {messages.jobTitle}
      </label>
      <input
        id={`${id}-title`}
        ref={titleRef}
        className={styles.jobTitle}
        name="title"
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LIST_LIMITS.title}
        value={list.title}
        onKeyDown={onTitleKey}
        onChange={(event) =>
          setList({ ...list, title: cleanName(event.target.value, LIST_LIMITS.title) })
        }
      />
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
      <p>
        <Button variant="secondary" onClick={onDone}>
          {messages.done}
        </Button>
      </p>
    </>
  )
}
