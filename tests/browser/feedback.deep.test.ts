import { describe, expect, test } from 'vitest'
import { expectAccessible } from './support/accessibility.ts'
import { atRest } from './support/atRest.ts'
import { LAPTOP, PHONE, setUpBrowser } from './support/browser.ts'
import {
  alerts,
  expectFailure,
  expectKept,
  expectSent,
  FORM,
  fillIn,
  holdBack,
  typed,
  watchPosts,
} from './support/contactPage.ts'
import { focused, tabTo } from './support/keyboard.ts'

const site = setUpBrowser()

describe('a message that arrives', () => {
  test.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('on %s is thanked for', async (_, device) => {
    const page = await site.visit('/contact', device)
    const posts = watchPosts(page)
    await expectAccessible(page)
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectSent(page)
    await expectAccessible(page)
    expect(posts.map((post) => post.postDataJSON())).toEqual([typed])
    const answer = await posts[0]?.response()
    expect(answer?.status()).toBe(200)
    expect(await answer?.json()).toEqual({ ok: true, next: '/contact' })
  })

  test('is written and sent with the keyboard alone', async () => {
    const page = await site.visit('/contact')
    await page.locator('#main').focus()
    expect((await tabTo(page, 'Name (optional)')).at(-1)).toBe('Name (optional)')
    await page.keyboard.type(typed.name)
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed.message)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Send message')
    await page.keyboard.press('Enter')
    await expectSent(page)
  })

  test('is sent once, however often its button is pressed', async () => {
    const page = await site.visit('/contact')
    const posts = watchPosts(page)
    const release = await holdBack(page)
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).dblclick({ noWaitAfter: true })
    await page.getByRole('textbox', { name: 'Email' }).press('Enter')
    const button = page.getByRole('button', { name: 'Sending...' })
    expect(await button.isDisabled()).toBe(true)
    await button.click({ force: true })
    await expectAccessible(page)
    release()
    await expectSent(page)
    expect(posts).toHaveLength(1)
  })
})

describe('a form filled in wrongly', () => {
  test('is not sent, and says at each field what is wrong', async () => {
    const page = await site.visit('/contact', PHONE)
    const posts = watchPosts(page)
    await page.fill('[name=email]', 'wanjiku@gmail')
    await page.getByRole('button', { name: 'Send message' }).tap()
    expect(await alerts(page)).toEqual([
      'Email should look like name@example.com',
      'Message is required',
    ])
    expect(await focused(page)).toBe('Email (optional)')
    await expectAccessible(page)
    expect(posts).toEqual([])
  })

  test('shows what the service finds wrong, and keeps every word', async () => {
    const page = await site.visit('/contact')
    const errors = [
      { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email address' },
      { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
    ]
    await page.route(FORM, (route) => route.fulfill({ status: 422, json: { errors } }))
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await alerts(page)).toEqual(['Email should be an email address', 'Message is required'])
    expect(await focused(page)).toBe('Email (optional)')
    await expectAccessible(page)
    await expectKept(page)
    site.forgive(page)
    await page.unroute(FORM)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectSent(page)
  })
})

describe('a message that does not arrive stays, and can be sent again', () => {
  // What else a service may answer: tests/feedback/.
  test('without a network', async () => {
    const page = await site.visit('/contact', PHONE)
    await page.route(FORM, (route) => route.abort('internetdisconnected'))
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).tap()
    await expectFailure(
      page,
      'The form service could not be reached: Failed to fetch. Check that you are online.',
    )
    // The browser itself notes a failed request in the console.
    site.forgive(page)
    await page.unroute(FORM)
    await page.getByRole('button', { name: 'Send message' }).tap()
    await expectSent(page)
  })

  test('after 15 seconds without an answer', async () => {
    const page = await site.blank()
    await page.clock.install({ time: '2026-11-20T08:00:00' })
    await page.goto('/contact')
    // A request that is on its way while the clock jumps counts as stalled.
    await atRest(page)
    await holdBack(page)
    await fillIn(page)
    await page.clock.pauseAt('2026-11-20T09:00:00')
    const posted = page.waitForRequest(FORM)
    await page.getByRole('button', { name: 'Send message' }).click()
    await posted
    await page.clock.runFor(14_999)
    await page.getByRole('button', { name: 'Sending...' }).waitFor()
    await page.clock.runFor(1)
    await page.clock.resume()
    await expectFailure(
      page,
      'The form service did not answer within 15 seconds. We cannot tell whether your message arrived.',
    )
    // The first one stays on its way: an answer to it would count, too.
    await page.route(FORM, (route) => route.continue())
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectSent(page)
  })
})

describe('the form', () => {
  test('hides its trap from eyes, Tab and screen readers', async () => {
    const page = await site.visit('/contact')
    const trap = page.locator('[name=_gotcha]')
    expect(await trap.count()).toBe(1)
    expect(await trap.isVisible()).toBe(false)
    expect(await page.getByRole('textbox').count()).toBe(3)
  })

  test('has 150 px of room for a message, and fits a screen of 320 px', async () => {
    const page = await site.visit('/contact', { viewport: { width: 320, height: 640 } })
    const box = await page.locator('[name=message]').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(150)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
