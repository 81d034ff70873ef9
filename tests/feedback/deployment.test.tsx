import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

describe('a site without a form service of its own', () => {
  test('tells in its privacy text that its own computer shows messages and stores none', async () => {
    expect(await privacyText()).toContain(
      'to the computer that delivers these pages, which shows it to the people who run the site and stores no copy.',
    )
  })
})

describe('a site that is delivered with a form service', () => {
  test('tells in its privacy text which service receives messages', async () => {
    setService()
    expect(await privacyText()).toContain(
      'to the form service at forms.example, which keeps a copy for us and passes it on to our mailbox.',
    )
  })

  test('sends messages to its form there', async () => {
    setService()
    const fetch = vi.fn<typeof globalThis.fetch>()
    fetch.mockResolvedValue(Response.json({ next: '/thanks' }))
    vi.stubGlobal('fetch', fetch)
    const { Feedback } = await import('../../src/feedback/Feedback.tsx')
    render(<Feedback />)
    await userEvent.type(screen.getByLabelText('Message'), 'Asante')
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    expect(fetch.mock.calls[0]?.[0]).toBe('https://forms.example/f/mabcdefg')
  })
})

function setService(): void {
  vi.stubEnv('VITE_FORM_ENDPOINT', 'https://forms.example/')
  vi.stubEnv('VITE_FORM_ID', 'mabcdefg')
}

async function privacyText(): Promise<string | null> {
  const { Component } = await import('../../src/pages/PrivacyPage.tsx')
  const router = createMemoryRouter([{ path: '/', element: <Component /> }])
  return render(<RouterProvider router={router} />).container.textContent
}
