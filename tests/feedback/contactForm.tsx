import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { Feedback } from '../../src/feedback/Feedback.tsx'
import { site } from '../../src/site.ts'

/** Stands for the form service in every test of a file that calls setUpService. */
export const fetch = vi.fn<typeof globalThis.fetch>()

export function setUpService(): void {
  beforeEach(() => {
    fetch.mockReset()
    vi.stubGlobal('fetch', fetch)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

export const typed = {
  name: 'Wanjiku',
  email: 'w@example.com',
  message: 'Tiles: 111, expected 110',
}

const nameBox = () => screen.getByLabelText('Name (optional)')
const emailBox = () => screen.getByLabelText('Email (optional)')
export const messageBox = () => screen.getByLabelText('Message')
export const sendButton = () => screen.getByRole('button', { name: 'Send message' })

export function alerts(): (string | null)[] {
  return screen.queryAllByRole('alert').map((alert) => alert.textContent)
}

export async function fillIn(texts: typeof typed): Promise<void> {
  render(<Feedback />)
  if (texts.name) await userEvent.type(nameBox(), texts.name)
  if (texts.email) await userEvent.type(emailBox(), texts.email)
  if (texts.message) await userEvent.type(messageBox(), texts.message)
}

export async function fillInAndSend(texts: typeof typed): Promise<void> {
  await fillIn(texts)
  await userEvent.click(sendButton())
}

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status })
}

export function answerWith(value: unknown): void {
  fetch.mockResolvedValue(json(value, 422))
}

/** Lets the service take its time: it answers when the returned function is called. */
export function answerLater(): (response: Response) => void {
  let answer: (response: Response) => void = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fetch.mockReturnValue(answered)
  return answer
}

export function expectKept(): void {
  expect(nameBox()).toHaveValue(typed.name)
  expect(emailBox()).toHaveValue(typed.email)
  expect(messageBox()).toHaveValue(typed.message)
  expect(sendButton()).toBeEnabled()
}

/** The one failure is read out, has the focus and the support address beside it; nothing is lost. */
export function expectFailure(words: string): void {
  expect(alerts()).toEqual([words])
  expect(screen.getByRole('alert')).toHaveFocus()
  const address = screen.getByRole('link', { name: site.supportEmail })
  expect(address).toHaveAttribute('href', `mailto:${site.supportEmail}`)
  expectKept()
}
