import { expect, type Page } from '@playwright/test'

/**
 * Measures what a person would see: text that is cut, that leaves its button or the window, or lies upon other text, and
 * things to press that lie upon each other. What sticks lies above the rest on purpose; it is only compared with itself.
 */
const FAULTS = `(() => {
  const faults = []
  const dialog = document.querySelector('dialog:modal')
  const root = dialog ?? document.body
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40) || element.outerHTML.slice(0, 60)
  const isForEyes = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) return false
    for (let each = element; each; each = each.parentElement) {
      const { position, clipPath } = getComputedStyle(each)
      // For screen readers alone, whatever its padding.
      if (clipPath === 'inset(50%)' && ['absolute', 'fixed'].includes(position)) return false
      if (each.tagName === 'DIALOG' && each !== dialog) return false
    }
    return true
  }
  const layerOf = (element) => {
    for (let each = element; each && each !== root; each = each.parentElement) {
      const { position } = getComputedStyle(each)
      if (position === 'sticky' || position === 'fixed') return each
    }
    return root
  }
  const shared = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return Math.min(width, height)
  }
  const clipped = (element, rect) => {
    let { left, top, right, bottom } = rect
    for (let each = element; each && each !== root.parentElement; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each)
      if (overflowX === 'visible' || each === document.body || each === document.documentElement) continue
      const box = each.getBoundingClientRect()
      left = Math.max(left, box.left); right = Math.min(right, box.right)
      top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom)
    }
    return { left, top, right, bottom, isGone: right - left < 1 || bottom - top < 1 }
  }

  const window_ = document.documentElement.clientWidth
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) faults.push('the page is ' + wide + ' px wider than its window')
  if (dialog && dialog.getBoundingClientRect().bottom > innerHeight + 1) faults.push('the dialog ends below the window')

  const texts = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || ['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(element.tagName) || !isForEyes(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = element.closest('button, label, dialog, article, .rounded') ?? root
    const around = box.getBoundingClientRect()
    const said = '"' + nameOf(element) + '"'
    const rects = [...range.getClientRects()]
    for (const rect of rects) {
      if (rect.width < 1) continue
      const part = clipped(element, rect)
      if (part.isGone) continue
      if (part.left < -1 || part.right > window_ + 1) faults.push(said + ' leaves the window by ' + Math.round(Math.max(-part.left, part.right - window_)) + ' px')
      // A space at the end of a line of kept spaces may hang out of it.
      const hanging = getComputedStyle(element).whiteSpace.startsWith('pre') ? rect.height / 3 : 1
      if (box !== root && (part.right > around.right + hanging || part.left < around.left - 1)) faults.push(said + ' leaves its box')
      texts.push({ ...part, element, layer: layerOf(element), said })
    }
    for (let each = element; each && each !== root; each = each.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(each)
      // What can be scrolled to is not cut.
      if (overflowX === 'auto' || overflowX === 'scroll') break
      if (overflowX === 'visible') continue
      const frame = each.getBoundingClientRect()
      const isInPart = ({ left, right }) => right > frame.left + 1 && left < frame.right - 1
      const isCut = rects.some((rect) => isInPart(rect) && (rect.right > frame.right + 1 || rect.left < frame.left - 1))
      if (!isCut) continue
      // What is cut here is not shown further out either.
      if (!each.title) faults.push(said + ' is cut' + (textOverflow === 'ellipsis' ? ' with dots' : ''))
      break
    }
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const line = Math.min(one.bottom - one.top, other.bottom - other.top)
      if (shared(one, other) > Math.max(3, line * 0.3)) faults.push(one.said + ' lies upon ' + other.said)
    }

  // What lies at the end of another leaves its text alone where that leaves room for it.
  const hasRoomFor = (outer, inner) => {
    const { paddingLeft, paddingRight } = getComputedStyle(outer.element)
    const isWithin =
      inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    const isAtEnd =
      inner.left >= outer.right - parseFloat(paddingRight) - 2 || inner.right <= outer.left + parseFloat(paddingLeft) + 2
    return isWithin && isAtEnd
  }

  const pressed = [...root.querySelectorAll('button, a[href], label:has(input), select, input:not([type=radio], [type=checkbox])')]
    .filter(isForEyes)
    // A link in a text has a box on each of its lines.
    .flatMap((element) => [...element.getClientRects()].map((rect) => ({ ...clipped(element, rect), element, layer: layerOf(element) })))
    .filter(({ isGone }) => !isGone)
  for (const [at, one] of pressed.entries())
    for (const other of pressed.slice(at + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (hasRoomFor(one, other) || hasRoomFor(other, one)) continue
      if (shared(one, other) > 1) faults.push('"' + nameOf(one.element) + '" covers "' + nameOf(other.element) + '"')
    }
  return [...new Set(faults)]
})()`

export const boxFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAULTS)

/** The reader's own text size, in percent, set at the root: media queries do not follow it, which is the harder case. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate<void>(`document.documentElement.style.fontSize = '${percent}%'`)

export type View = { width: number; height: number; text: number }

/** In every one of these views the screen is whole. */
export const expectWholeIn = async (views: readonly View[], page: Page, state: string): Promise<void> => {
  const before = page.viewportSize()
  for (const { width, height, text } of views) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, text)
    await expect.poll(() => boxFaults(page), `${state}, ${width}x${height} at ${text} %`).toEqual([])
  }
  await setTextSize(page, 100)
  if (before) await page.setViewportSize(before)
}
