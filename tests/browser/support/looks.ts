import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { standsStill } from './atRest.ts'

/** The contrast of text that is legible in sunlight, and of a control's edge. */
const TEXT_CONTRAST = 7
const EDGE_CONTRAST = 4.5
/** A browser draws no higher picture, at two dots per pixel. */
const HIGHEST = 7000

/**
 * Fails if texts of the page overlap, are cut or lie off the screen, and names them.
 */
export async function expectGeometry(page: Page): Promise<void> {
  await layOutAll(page)
  expect(await objectionsOn(page)).toEqual([])
}

/**
 * As `expectGeometry`, and fails with texts and edges of controls that are hard to make out in the
 * page's pixels: that is slow, and for a component's states, once each.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('The page has no size')
  await layOutAll(page)
  // As high as its content, so that what sticks to the screen stands in its own place.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const screen = Math.min(height, HIGHEST)
  await page.setViewportSize({ width: before.width, height: screen })
  const found: string[] = []
  for (let top = 0; top < height; top += screen) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    found.push(...(await objectionsOn(page, (await page.screenshot()).toString('base64'))))
  }
  await page.setViewportSize(before)
  expect(found).toEqual([])
}

/**
 * Waits until a page is at rest, with what nobody has come near yet laid out too: until then that has the
 * size that it had when it was last seen, and its texts, if measured, lie over what follows.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement)) continue
      if (getComputedStyle(element).contentVisibility !== 'auto') continue
      element.style.contentVisibility = 'visible'
    }
  })
  await standsStill(page)
}

function objectionsOn(page: Page, png?: string): Promise<string[]> {
  return page.evaluate(objections, { png, TEXT_CONTRAST, EDGE_CONTRAST })
}

/** Runs in the page: it measures the page's boxes, and reads colours from a picture of it if it has one. */
async function objections({
  png,
  TEXT_CONTRAST,
  EDGE_CONTRAST,
}: {
  png: string | undefined
  TEXT_CONTRAST: number
  EDGE_CONTRAST: number
}): Promise<string[]> {
  const found: string[] = []
  const letters = atob(png ?? '')
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  const bitmap = png && (await createImageBitmap(new Blob([bytes])))
  const scale = bitmap ? bitmap.width / innerWidth : 1
  const canvas = bitmap
    ? new OffscreenCanvas(bitmap.width, bitmap.height)
    : new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  if (bitmap) context.drawImage(bitmap, 0, 0)

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // These elements are for screen readers alone.
    !element.closest('[class*=visuallyHidden]') &&
    getComputedStyle(element).clipPath === 'none'
  const texts: { text: string; box: DOMRect; element: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const element = currentNode.parentElement
    const text = currentNode.textContent?.trim() ?? ''
    if (!element || text === '' || !isShown(element)) continue
    if (element.closest('option, script, style, noscript, [class*=visuallyHidden]')) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    for (const box of range.getClientRects()) {
      // Where it is pictured, a long page is looked at screen by screen.
      const isHere = !png || (box.bottom > 0 && box.top < innerHeight)
      if (isHere && box.width > 1 && box.height > 1) texts.push({ text, box, element })
    }
  }

  if (document.documentElement.scrollWidth > innerWidth) {
    found.push(`scrolls sideways: ${document.documentElement.scrollWidth} px`)
  }
  for (const { text, box } of texts) {
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`off the screen: ${text}`)
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue
    const { overflowX, fontFamily, fontSize, fontWeight, whiteSpace } = getComputedStyle(element)
    const clips = overflowX !== 'visible' || element instanceof HTMLInputElement
    if (clips && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1) {
      found.push(`cut: ${element.textContent || element.getAttribute('name')}`)
    }
    if (element instanceof HTMLSelectElement) {
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const label = element.selectedOptions[0]?.textContent ?? ''
      // One that wraps is as high as its label.
      if (whiteSpace === 'normal' && element.scrollHeight <= element.clientHeight + 1) continue
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const room =
        element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (context.measureText(label).width > room) found.push(`cut: ${label}`)
    }
  }

  // A letter's box is higher than the letter: lines close together share a little of it.
  const inner = ({ left, right, top, height }: DOMRect) => ({
    left: left + 1,
    right: right - 1,
    top: top + height * 0.22,
    bottom: top + height * 0.82,
  })
  const isFloating = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, zIndex } = getComputedStyle(at)
      if (['fixed', 'sticky'].includes(position) || (position === 'absolute' && zIndex !== 'auto'))
        return true
    }
    return false
  }
  const inFlow = texts
    .filter(({ element }) => !isFloating(element))
    .map(({ text, box }) => ({ text, box: inner(box) }))
    .sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of inFlow.entries()) {
    for (const other of inFlow.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break
      if (one.box.left < other.box.right && other.box.left < one.box.right) {
        found.push(`overlap: ${one.text} / ${other.text}`)
      }
    }
  }

  if (!bitmap) return found

  const luminance = (dot: number[]) => {
    const [red = 0, green = 0, blue = 0] = dot.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: number, other: number) =>
    (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const luminancesIn = (box: { x: number; y: number; width: number; height: number }) => {
    const [x, y] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))]
    const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)]
    if (width < 1 || height < 1) return []
    const { data } = context.getImageData(x, y, width, height)
    const counts = new Map<number, number>()
    for (let at = 0; at < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([colour]) => luminance([colour >> 16, (colour >> 8) & 255, colour & 255]))
  }
  /** The ground is what most dots show; the letters' cores are the furthest from it. */
  const checkText = (text: string, box: DOMRect) => {
    if (box.top < 0 || box.bottom > innerHeight) return
    const [ground, ...others] = luminancesIn(box)
    if (ground === undefined) return
    const best = Math.max(1, ...others.map((other) => contrast(ground, other)))
    if (best < TEXT_CONTRAST) found.push(`contrast ${best.toFixed(2)}: ${text}`)
  }
  for (const { text, box, element } of texts) {
    // A disabled element may be pale, and people recognise it by that.
    if (element.closest(':disabled')) continue
    // The picture does not show a text under an open menu or toast.
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const isSeen = top && (top === element || element.contains(top) || top.contains(element))
    // … nor all of one that lies under its edge.
    const isCut = [box.top + 1, box.bottom - 1].some((y) => {
      const over = document.elementFromPoint(box.x + box.width / 2, y)
      return over !== null && isFloating(over) && !isFloating(element)
    })
    if (isCut) continue
    // In a picture a label's box is mostly what it lies over.
    const drawing = element.closest('svg')
    if (isSeen || drawing?.contains(top)) checkText(text, box)
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (!(field instanceof HTMLElement) || !isShown(field)) continue
    const isFilled =
      !(field instanceof HTMLInputElement) || field.value !== '' || field.placeholder !== ''
    const box = field.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    // A box to tick has no text; what lies under an open menu is not on the picture.
    if (field.matches('[type=checkbox], [type=radio]') || top !== field) continue
    if (isFilled && !(field instanceof HTMLTextAreaElement)) {
      checkText(
        `in the field ${field.getAttribute('name')}`,
        new DOMRect(box.x + 8, box.y + 8, box.width - 16, box.height - 16),
      )
    }
  }
  for (const control of document.querySelectorAll('input, select, textarea, button')) {
    if (!isShown(control) || control.matches(':disabled')) continue
    const { borderTopWidth, borderBottomWidth, borderTopColor } = getComputedStyle(control)
    const isInList = control.closest('ul, ol') !== null
    if (control instanceof HTMLButtonElement && (isInList || borderTopWidth === '0px')) continue
    // A box to tick has its own edge; other controls may share one with what stands beside them.
    const isTicked = control.matches('[type=checkbox], [type=radio]')
    // A name that is edited in its place has a line below it alone.
    const isLined = borderTopWidth === '0px' && borderBottomWidth !== '0px' && !isTicked
    const isOwn = borderTopWidth !== '0px' || isTicked || isLined
    const edged = isOwn ? control : control.parentElement
    if (!edged) continue
    const box = edged.getBoundingClientRect()
    const edge = isLined ? box.bottom - 2 : box.y
    const seen = document.elementFromPoint(box.x + box.width / 2, edge + 1)
    if (!edged.contains(seen)) continue
    // Of a dashed edge, far enough to meet a dash.
    const { borderTopStyle, borderBottomStyle } = getComputedStyle(edged)
    const style = isLined ? borderBottomStyle : borderTopStyle
    const width = style === 'dashed' ? 16 : 1
    const across = luminancesIn({ x: box.x + box.width / 2, y: edge - 3, width, height: 8 })
    const best = Math.max(...across.flatMap((one) => across.map((other) => contrast(one, other))))
    if (best < EDGE_CONTRAST) {
      found.push(
        `edge ${best.toFixed(2)}: ${control.textContent || control.getAttribute('name')} ${borderTopColor}`,
      )
    }
  }
  return found
}

/** Fails with every target that a finger of 44 px misses. Links within a sentence are exempt. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const missed: string[] = []
    for (const target of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    )) {
      const { clipPath } = getComputedStyle(target)
      if (!target.checkVisibility() || clipPath !== 'none' || target.closest('[aria-hidden=true]'))
        continue
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim()
      // A link whose whole card is its target has no text beside it that it could stand in.
      const card = target.closest('li')
      // A press on the words beside a box to tick counts.
      const labelled = target.matches('[type=checkbox], [type=radio]')
        ? target.closest('label')
        : null
      const whole = getComputedStyle(target, '::after').position === 'absolute' ? card : labelled
      const around = whole ?? target
      if (inSentence && around === target) continue
      const { width, height } = around.getBoundingClientRect()
      if (width < 43.9 || height < 43.9) {
        missed.push(`${target.textContent || target.getAttribute('name')}: ${width} × ${height}`)
      }
      const { fontSize } = getComputedStyle(target)
      if (target.matches('input, select, textarea') && Number.parseFloat(fontSize) < 16) {
        missed.push(`${target.getAttribute('name')}: letters of ${fontSize}`)
      }
    }
    return missed
  })
  expect(small).toEqual([])
}

/** Fails if headings leave out a level, or a landmark stands twice under one name; a page in a frame has neither head nor foot. */
export async function expectOrder(page: Page): Promise<void> {
  const ends = page.url().includes('/embed/') ? 0 : 1
  const found = await page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName[1]))
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    const count = (selector: string) => document.querySelectorAll(selector).length
    return {
      jumps,
      first: levels.filter((level) => level === 1).length,
      main: count('main'),
      header: count('body header'),
      footer: count('body footer'),
    }
  })
  expect(found).toEqual({ jumps: [], first: 1, main: 1, header: ends, footer: ends })
}
