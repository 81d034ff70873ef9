import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Feedback } from '../../src/feedback/Feedback.tsx'
import {
  alerts,
  answerLater,
  emailBox,
  fetch,
  fillInAndSend,
  json,
  messageBox,
  nameBox,
  sendButton,
  setUpService,
  typed,
} from './contactForm.tsx'

setUpService()

describe('a fresh form', () => {
  test('asks for a name, an e-mail address and a message, and marks nothing as wrong', () => {
    render(<Feedback />)
    expect(nameBox()).toHaveAttribute('name', 'name')
    expect(emailBox()).toHaveAttribute('name', 'email')
    expect(emailBox()).toHaveAttribute('type', 'email')
    expect(emailBox()).toHaveAccessibleDescription('Only if you would like an answer.')
    expect(messageBox()).toHaveAttribute('name', 'message')
    expect(messageBox()).toBeRequired()
    for (const box of [nameBox(), emailBox(), messageBox()]) {
      expect(box).toHaveAttribute('aria-invalid', 'false')
    }
    expect(sendButton()).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('nothing is sent', () => {
  test('until a mistake is mended, which takes its error away', async () => {
    await fillInAndSend({ ...typed, message: '' })
    await userEvent.type(messageBox(), 'Asante')
    expect(alerts()).toEqual([])
    expect(messageBox()).toHaveAttribute('aria-invalid', 'false')
  })
})

describe('a message that arrives', () => {
  test('is posted as JSON to the form of this site', async () => {
    fetch.mockResolvedValue(json({ ok: true, next: '/thanks' }))
    await fillInAndSend({ ...typed, message: `  ${typed.message}\n` })
    expect(fetch).toHaveBeenCalledOnce()
    const [address, request] = fetch.mock.calls[0] ?? []
    expect(address).toBe(`${window.location.origin}/f/feedback`)
    expect(request).toMatchObject({ method: 'POST', body: JSON.stringify(typed) })
    expect(request?.headers).toMatchObject({
      Accept: 'application/json',
      'Content-Type': 'application/json',
    })
  })

  test('carries nothing that was left empty', async () => {
    fetch.mockResolvedValue(json({ next: '/thanks' }))
    await fillInAndSend({ name: '', email: '', message: 'Asante' })
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"message":"Asante"}')
  })

  test('from a program takes the trap along, for the service to sort out', async () => {
    fetch.mockResolvedValue(json({ next: '/thanks' }))
    const { container } = render(<Feedback />)
    const trap = container.querySelector('[name=_gotcha]')
    if (!trap) throw new Error('There is no trap')
    fireEvent.input(trap, { target: { value: 'http://spam.example' } })
    await userEvent.type(messageBox(), 'Buy now')
    await userEvent.click(sendButton())
    expect(fetch.mock.calls[0]?.[1]?.body).toBe(
      '{"message":"Buy now","_gotcha":"http://spam.example"}',
    )
  })
})

describe('while a message is under way', () => {
  test('the button says so and cannot be pressed, and the texts stand still', async () => {
    const answer = answerLater()
    await fillInAndSend(typed)
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await userEvent.type(messageBox(), ' and more')
    expect(messageBox()).toHaveValue(typed.message)
    await act(async () => answer(json({ next: '/thanks' })))
    screen.getByRole('heading', { name: 'Message Sent Successfully!' })
  })
})
