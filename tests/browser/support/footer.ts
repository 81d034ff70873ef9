import type { Page } from 'playwright-core'

/** Follows a link at the foot of a page, out of the group that a tool is folded into. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo')
  const link = page.getByRole('link', { name, exact: true, includeHidden: true })
  const group = footer.locator('details:not([open])').filter({ has: link })
  if ((await group.count()) > 0) await group.locator('summary').click()
  await footer.getByRole('link', { name, exact: true }).click()
}
