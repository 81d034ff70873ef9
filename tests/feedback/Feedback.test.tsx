import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Feedback } from '../../src/feedback/Feedback.tsx'
import {
  alerts,
  answerWith,
  expectFailure,
  fetch,
  fillIn,
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

describe('a message that the service does not accept', () => {
  test('shows an error without a field above the button, and takes the focus there', async () => {
    answerWith({ errors: [{ code: 'INACTIVE', message: '' }] })
    await fillInAndSend(typed)
    expectFailure('This form is switched off at the form service.')
    const position = screen.getByRole('alert').compareDocumentPosition(sendButton())
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('gives the focus to the field where both kinds of errors come', async () => {
    answerWith({
      errors: [
        { code: 'BLOCKED', message: '' },
        { field: 'message', message: 'is unfit' },
      ],
    })
    await fillInAndSend(typed)
    expect(alerts()).toEqual(['Message is unfit', 'The form service refused this message.'])
    expect(messageBox()).toHaveFocus()
  })

  test('shows a single error text', async () => {
    answerWith({ error: 'Too many messages today' })
    await fillInAndSend(typed)
    expectFailure('Too many messages today')
  })
})

describe('an answer that makes no sense', () => {
  test.each<[string, () => Response]>([
    ['an HTML page', () => new Response('<!doctype html><h1>Free Wi-Fi: log in</h1>')],
    ['an empty body', () => new Response('')],
    ['an HTML page of a server in trouble', () => new Response('<h1>500</h1>', { status: 500 })],
    ['JSON of a server in trouble', () => json({ status: 'down' }, 500)],
    ['another object', () => json({ ok: true })],
    ['a next address that is none', () => json({ next: 7 })],
    ['null', () => json(null)],
    ['a number', () => json(42)],
    ['a list', () => json([])],
    ['no errors among the errors', () => json({ errors: [] }, 422)],
    ['null among the errors', () => json({ errors: [null] }, 422)],
    ['errors without a message', () => json({ errors: [{ code: 'EMPTY' }] }, 422)],
    [
      'a wish for payment',
      () => json({ stripe: { paymentIntentClientSecret: 'x' }, resubmitKey: 'y' }),
    ],
  ])('%s is an unexpected response format', async (_, answer) => {
    fetch.mockResolvedValue(answer())
    await fillInAndSend(typed)
    expectFailure('Unexpected response format')
  })
})

describe('an answer that never comes', () => {
  test('within 15 seconds still counts when it comes', async () => {
    let answer: (response: Response) => void = () => undefined
    fetch.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await fillIn(typed)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => fireEvent.click(sendButton()))
    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    await screen.findByRole('alert')
    await act(async () => answer(json({ next: '/thanks' })))
    await screen.findByRole('heading', { name: 'Message Sent Successfully!' })
  })

  test('is forgotten when the next attempt finds a mistake', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await fillInAndSend(typed)
    await userEvent.clear(messageBox())
    await userEvent.click(sendButton())
    expect(alerts()).toEqual(['Message is required'])
  })
})
