import type { Page } from 'playwright-core'

/** Puts a page that falls over when it is drawn in the place of the privacy page. */
export async function breakPrivacyPage(page: Page): Promise<void> {
  await page.route('**/assets/PrivacyPage*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const Component = () => { throw new Error('The page fell over') }",
    }),
  )
}
