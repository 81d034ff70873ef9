import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerLater, json, setUpService } from '../feedback/contactForm.tsx'
import { openTab } from './openTab.tsx'

setUpService()

test('the site says that a message has arrived, also while the visitor looks at another page', async () => {
  const answer = answerLater()
  const tab = openTab('/contact')
  await userEvent.type(screen.getByLabelText('Message'), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await tab.follow('/privacy')
  await tab.follow('/contact')
  expect(screen.getByLabelText('Message')).toHaveValue('Thank you')
  answer(json({ next: '/thanks' }))
  await screen.findByText('Message Sent Successfully!')
})

test('another message that is typed before the service answers stays', async () => {
  const answer = answerLater()
  const tab = openTab('/contact')
  await userEvent.type(screen.getByLabelText('Message'), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await tab.follow('/privacy')
  await tab.follow('/contact')
  await userEvent.type(screen.getByLabelText('Message'), ', again')
  answer(json({ next: '/thanks' }))
  await screen.findByText('What you typed since then is still here.')
  expect(screen.getByLabelText('Message')).toHaveValue('Thank you, again')
})
