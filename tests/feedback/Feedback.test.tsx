import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Feedback } from '../../src/feedback/Feedback.tsx'
import { site } from '../../src/site.ts'

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const typed = { name: 'Wanjiku', email: 'w@example.com', message: 'Tiles: 111, expected 110' }

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

  test('keeps its trap from screen readers and from Tab', async () => {
    render(<Feedback />)
    expect(screen.getAllByRole('textbox')).toEqual([nameBox(), emailBox(), messageBox()])
    for (const stop of [nameBox(), emailBox(), messageBox(), sendButton()]) {
      await userEvent.tab()
      expect(stop).toHaveFocus()
    }
  })
})

describe('nothing is sent', () => {
  test('without a message', async () => {
    await fillInAndSend({ ...typed, message: ' \n ' })
    expect(alerts()).toEqual(['Message is required'])
    expectMarked(messageBox(), 'Message is required')
    expect(emailBox()).toHaveAttribute('aria-invalid', 'false')
    expect(fetch).not.toHaveBeenCalled()
  })

  test('with an e-mail address that no reply could reach', async () => {
    await fillInAndSend({ ...typed, email: 'wanjiku' })
    expect(alerts()).toEqual(['Email should look like name@example.com'])
    expectMarked(
      emailBox(),
      'Only if you would like an answer. Email should look like name@example.com',
    )
    expect(fetch).not.toHaveBeenCalled()
  })

  test('and the first of several mistakes has the focus', async () => {
    await fillInAndSend({ name: '', email: 'wanjiku@', message: '' })
    expect(alerts()).toEqual(['Email should look like name@example.com', 'Message is required'])
    expect(emailBox()).toHaveFocus()
    expect(messageBox()).toHaveAttribute('aria-invalid', 'true')
  })

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

  test('turns the form into thanks, which get the focus', async () => {
    fetch.mockResolvedValue(json({ next: '/thanks' }))
    await fillInAndSend(typed)
    expect(screen.getByRole('heading', { name: 'Message Sent Successfully!' })).toHaveFocus()
    screen.getByText("Thank you for your feedback. We'll get back to you if a response is needed.")
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
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

  test('it is sent once, however often the button is pressed in one moment', async () => {
    const answer = answerLater()
    render(<Feedback />)
    await userEvent.type(messageBox(), 'Once')
    const form = sendButton().closest('form')
    if (!form) throw new Error('The button is in no form')
    await act(async () => {
      for (let press = 0; press < 5; press++) fireEvent.submit(form)
    })
    expect(fetch).toHaveBeenCalledOnce()
    await act(async () => fireEvent.submit(form))
    expect(fetch).toHaveBeenCalledOnce()
    await act(async () => answer(json({ next: '/thanks' })))
  })
})

describe('a message that the service does not accept', () => {
  test('shows its errors under the fields, several joined by commas', async () => {
    answerWith({
      errors: [
        { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is too short' },
        { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
        { field: 'email', message: 'is unknown' },
      ],
    })
    await fillInAndSend(typed)
    expect(alerts()).toEqual(['Email should be an email, is unknown', 'Message is too short'])
    expectMarked(
      emailBox(),
      'Only if you would like an answer. Email should be an email, is unknown',
    )
    expect(messageBox()).toHaveAccessibleDescription('Message is too short')
    expectKept()
  })

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
  const UNREACHED =
    'The form service could not be reached: Failed to fetch. Check that you are online.'

  test('because of the network is explained', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    await fillInAndSend(typed)
    expectFailure(UNREACHED)
  })

  test('within 15 seconds is waited for no longer', async () => {
    fetch.mockReturnValue(new Promise(() => {}))
    await fillIn(typed)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => fireEvent.click(sendButton()))
    expect(fetch).toHaveBeenCalledOnce()
    await wait(14_999)
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await wait(1)
    expectFailure(
      'The form service did not answer within 15 seconds. We cannot tell whether your message arrived.',
    )
  })

  test('can be tried again, with the same words, until the message arrives', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetch.mockResolvedValueOnce(json({ next: '/thanks' }))
    await fillInAndSend(typed)
    expectFailure(UNREACHED)
    await userEvent.click(sendButton())
    expectFailure(UNREACHED)
    await userEvent.click(sendButton())
    screen.getByRole('heading', { name: 'Message Sent Successfully!' })
    expect(fetch.mock.calls.map(([, request]) => request?.body)).toEqual(
      Array(3).fill(JSON.stringify(typed)),
    )
  })

  test('is forgotten when the next attempt finds a mistake', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await fillInAndSend(typed)
    await userEvent.clear(messageBox())
    await userEvent.click(sendButton())
    expect(alerts()).toEqual(['Message is required'])
  })
})

const nameBox = () => screen.getByLabelText('Name (optional)')
const emailBox = () => screen.getByLabelText('Email (optional)')
const messageBox = () => screen.getByLabelText('Message')
const sendButton = () => screen.getByRole('button', { name: 'Send Message' })

function alerts(): (string | null)[] {
  return screen.queryAllByRole('alert').map((alert) => alert.textContent)
}

async function fillIn(texts: typeof typed): Promise<void> {
  render(<Feedback />)
  if (texts.name) await userEvent.type(nameBox(), texts.name)
  if (texts.email) await userEvent.type(emailBox(), texts.email)
  if (texts.message) await userEvent.type(messageBox(), texts.message)
}

async function fillInAndSend(texts: typeof typed): Promise<void> {
  await fillIn(texts)
  await userEvent.click(sendButton())
}

function json(value: unknown, status = 200): Response {
  return Response.json(value, { status })
}

function answerWith(value: unknown): void {
  fetch.mockResolvedValue(json(value, 422))
}

/** Lets the service take its time: it answers when the returned function is called. */
function answerLater(): (response: Response) => void {
  let answer: (response: Response) => void = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fetch.mockReturnValue(answered)
  return answer
}

/** Moves the faked clock on, in milliseconds. */
async function wait(time: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(time)
  })
}

function expectMarked(box: HTMLElement, description: string): void {
  expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(box).toHaveAccessibleDescription(description)
  expect(box).toHaveFocus()
}

function expectKept(): void {
  expect(nameBox()).toHaveValue(typed.name)
  expect(emailBox()).toHaveValue(typed.email)
  expect(messageBox()).toHaveValue(typed.message)
  expect(sendButton()).toBeEnabled()
}

/** The one failure is read out, has the focus and the support address beside it; nothing is lost. */
function expectFailure(words: string): void {
  expect(alerts()).toEqual([words])
  expect(screen.getByRole('alert')).toHaveFocus()
  const address = screen.getByRole('link', { name: site.supportEmail })
  expect(address).toHaveAttribute('href', `mailto:${site.supportEmail}`)
  expectKept()
}
