import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Feedback } from '../../src/feedback/Feedback.tsx'
import {
  alerts,
  fetch,
  fillInAndSend,
  json,
  messageBox,
  sendButton,
  setUpService,
  typed,
} from './contactForm.tsx'

setUpService()

describe('nothing is sent', () => {
  test('until a mistake is mended, which takes its error away', async () => {
    await fillInAndSend({ ...typed, message: '' })
    await userEvent.type(messageBox(), 'Asante')
    expect(alerts()).toEqual([])
    expect(messageBox()).toHaveAttribute('aria-invalid', 'false')
  })
})

describe('a message that arrives', () => {
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
