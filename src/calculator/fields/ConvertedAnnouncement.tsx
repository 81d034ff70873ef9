import { visuallyHidden } from '../../styles/hidden.css.ts'
import { useSettled } from '../../ui/field/useSettled.ts'

/**
 * Has a screen reader read an entry converted to the field's own unit, once the person pauses. The eye
 * sees it at once, in the field.
 */
export function ConvertedAnnouncement({ text }: { text: string }) {
  return (
    <span className={visuallyHidden} role="status">
      {useSettled(text, '').text}
    </span>
  )
}
