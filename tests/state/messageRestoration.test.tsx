import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerLater, json, setUpService } from '../feedback/contactForm.tsx'
import { openTab } from './openTab.tsx'

setUpService()

/** A message is on its way, while its sender looks at another page and comes back. */
async function leaveAndReturn() {
  const answer = answerLater()
  const tab = openTab('/contact')
  await userEvent.type(screen.getByLabelText('Message'), 'Thank you')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await tab.follow('/privacy')
  await tab.follow('/contact')
  expect(screen.getByLabelText('Message')).toHaveValue('Thank you')
  return () => answer(json({ next: '/thanks' }))
}

test('the site says that a message has arrived, also while the visitor looks at another page', async () => {
  const arrive = await leaveAndReturn()
  arrive()
  await screen.findByText('Message Sent Successfully!')
})

test('another message that is typed before the service answers stays', async () => {
  const arrive = await leaveAndReturn()
  await userEvent.type(screen.getByLabelText('Message'), ', again')
  arrive()
  await screen.findByText('What you typed since then is still here.')
  expect(screen.getByLabelText('Message')).toHaveValue('Thank you, again')
})
