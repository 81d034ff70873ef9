import { followHeight } from './frameHeight.ts'

/*
 * The script that other sites load as /embed.js: it puts a calculator into each element that asks for one,
 * <div data-jenga-hesabu="tile-estimator">. It is one small file without dependencies; /shops has the lines to
 * copy.
 */

const script = document.currentScript
const { origin } = new URL(script instanceof HTMLScriptElement ? script.src : location.href)

function fill(place: HTMLElement): void {
  const { jengaHesabu: slug = '', language, shop } = place.dataset
  if (!/^[a-z0-9-]+$/.test(slug) || place.querySelector('iframe')) return
  const frame = document.createElement('iframe')
  const folder = language === 'sw' ? '/sw/embed/' : '/embed/'
  frame.src = origin + folder + slug + (shop ? `#${shop}` : '')
  frame.title = place.title || 'Jenga Hesabu'
  frame.allow = 'clipboard-write; web-share'
  Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0' })
  followHeight(frame, origin)
  place.append(frame)
}

function fillAll(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-jenga-hesabu]')) fill(place)
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fillAll)
else fillAll()
