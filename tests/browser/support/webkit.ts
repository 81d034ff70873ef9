import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { Builder, By, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { DEBIAN_FILES, needPackages } from '../../../tools/command.mjs'
import type { Driver, Started } from './driver.ts'

/*
 * Debian's browser of WebKit, on a screen that nobody sees. Neither Playwright nor Puppeteer can drive
 * it, so Selenium does, by the WebDriver protocol.
 */

const BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
const OPTIONS = {
  binary: BROWSER,
  args: ['--automation', '--javascript-can-open-windows-automatically=true'],
}

/**
 * Starts it.
 *
 * @throws where this machine cannot have it.
 */
export async function launchWebKit(): Promise<Started> {
  await needPackages('webkit2gtk-driver', 'xvfb')
  const screen = spawn(DEBIAN_FILES.xvfb, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise((resolve) => screen.stdio[3]?.once('data', resolve))
  const service = new DriverService.Builder(DEBIAN_FILES['webkit2gtk-driver'])
    .setLoopback(true)
    .setEnvironment({
      PATH: process.env.PATH ?? '',
      HOME: tmpdir(),
      DISPLAY: `:${String(display).trim()}`,
    })
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': OPTIONS })
    .build()
  return {
    newPage: () => openTab(driver),
    close: async () => {
      await driver.quit()
      await service.kill()
      screen.kill()
    },
  }
}

/**
 * One browser for all pages: its driver never starts one while another ends. Each page is a tab, and the
 * only one: the browser draws no hidden tab.
 */
async function openTab(driver: WebDriver): Promise<Driver> {
  const before = await driver.getWindowHandle()
  await driver.switchTo().newWindow('tab')
  const tab = await driver.getWindowHandle()
  await driver.switchTo().window(before)
  await driver.close()
  await driver.switchTo().window(tab)
  return {
    errors: [],
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    run: async (code) =>
      String(
        await driver.executeAsyncScript(
          `const done = arguments[0]; Promise.resolve(${code}).then(done)`,
        ),
      ),
    close: async () => undefined,
  }
}
