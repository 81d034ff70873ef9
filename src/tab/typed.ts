import { isChanged } from '../ui/field/isChanged.ts'

/** Texts by the names of the fields they stand in. */
export type Texts = Readonly<Record<string, string>>

/** What stands in a form's fields, by their names. */
export function textsIn(form: HTMLFormElement): Texts {
  const texts = [...form.elements].flatMap((box) => {
    const isBox =
      box instanceof HTMLInputElement ||
      box instanceof HTMLSelectElement ||
      box instanceof HTMLTextAreaElement
    return isBox ? [[box.name, box.value]] : []
  })
  return Object.fromEntries(texts)
}

/** Whether a form's fields hold something else than what its page came with. */
export function isTyped({ elements }: HTMLFormElement): boolean {
  return [...elements].some(isChanged)
}
