import type { Page } from 'playwright-core'

/** Follows a link at the foot of a page or, to a calculator, in the tools menu. */
export async function followLink(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  if ((await link.count()) > 0) return link.click()
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Tools' }).click()
  await header.getByRole('link', { name, exact: true }).click()
}

/** Opens the materials list from the header. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Materials list' }).click()
  await page.getByRole('heading', { level: 1, name: 'Materials list' }).waitFor()
}
