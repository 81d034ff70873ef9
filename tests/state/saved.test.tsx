import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changedTexts, readSaved, saveTyped, writeSaved } from '../../src/state/saved.ts'

afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** A page as the build drew it: React only wrote it, and does not hold it. */
function drawnPage(): HTMLFormElement {
  window.history.replaceState(null, '', '/page')
  const { container } = render(<main />)
  const main = container.querySelector('main')
  if (!main) throw new Error('There is no main')
  main.innerHTML = `<form>
    <input name="length" value="">
    <input name="wastage" value="10">
    <select name="mix"><option selected>1:2:4</option><option>1:3:6</option></select>
    <textarea name="message"></textarea>
    <button type="submit">Calculate</button>
  </form>`
  const form = main.querySelector('form')
  if (!form) throw new Error('There is no form')
  return form
}

/** Puts a text into a control, as a person does. */
function put(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement && 'value' in control) control.value = text
}

test('texts, options and messages that differ from what was drawn are changed, and no others', () => {
  const form = drawnPage()
  put(form, 'length', '4.25')
  put(form, 'mix', '1:3:6')
  put(form, 'message', 'Half')
  expect(changedTexts(form)).toEqual({ length: '4.25', mix: '1:3:6', message: 'Half' })
})

test('a default that was emptied is changed', () => {
  const form = drawnPage()
  put(form, 'wastage', '')
  expect(changedTexts(form)).toEqual({ wastage: '' })
})

test('a text typed before the code came joins the saved ones', () => {
  const form = drawnPage()
  writeSaved({
    forms: { page: { values: { length: '1', depth: '2' } }, contact: { isSent: true } },
    prices: { 'price-tile': '60' },
  })
  put(form, 'length', '4.25')
  saveTyped()
  expect(readSaved()).toEqual({
    forms: { page: { values: { length: '4.25', depth: '2' } }, contact: { isSent: true } },
    prices: { 'price-tile': '60' },
  })
})

test.each([
  '{',
  '[]',
  '7',
  '{"forms":7}',
  '{"forms":{"page":7}}',
  '{"forms":{"page":{"values":7}}}',
])('whatever is saved already, what was typed is saved: %s', (before) => {
  const form = drawnPage()
  sessionStorage.setItem('tab', before)
  put(form, 'length', '4.25')
  saveTyped()
  expect(readSaved()).toMatchObject({ forms: { page: { values: { length: '4.25' } } } })
})
