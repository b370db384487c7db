import type { FrameMessage } from '#contract/site/embed-snippet.ts'
import { seenPart } from './seen-part.ts'

/** In rem, below the bar of the page, which large text makes high. */
const AT_TOP = 16

/** Another page begins with its heading; one further down was led to for what is missing there. */
const beginsPage = (heading: HTMLHeadingElement): boolean => {
  const above = (heading.closest('main') ?? document.documentElement).getBoundingClientRect().top
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return heading.getBoundingClientRect().top - above <= AT_TOP * rem
}

/** To whatever site is around it, hence `*`: a height tells nothing of whoever answers. */
const tell = (message: FrameMessage) => parent.postMessage(message, '*')

/**
 * Looks which part of the frame is in sight, for what lies above its page. The outermost window measures it, which no script
 * in a frame may ask; an observer that goes on is told nothing while both edges of the frame are out of sight.
 */
const createLook = (page: HTMLElement) => {
  let looking: IntersectionObserver | null = null
  const end = () => looking?.disconnect()
  const look = () => {
    end()
    looking = new IntersectionObserver(([seen]) => {
      end()
      if (!seen || seen.intersectionRect.height === 0) return
      const { top, bottom } = seenPart(seen.intersectionRect, innerHeight)
      page.style.setProperty('--unseen-above', `${top}px`)
      page.style.setProperty('--unseen-below', `${innerHeight - bottom}px`)
    })
    looking.observe(page)
  }
  return { look, end }
}

/** Until it is aborted, tells the page around the frame how high what is in it is, and keeps what lies above it in sight. */
export const tellHeight = (signal: AbortSignal): void => {
  const page = document.documentElement
  const { look, end } = createLook(page)
  let told = 0
  const tellSize = () => {
    const height = Math.ceil(page.getBoundingClientRect().height)
    if (height !== told) tell({ quiznity: 'height', height })
    told = height
  }
  tellSize()
  const sizes = new ResizeObserver(tellSize)
  sizes.observe(page)

  // A dialog that opens, a notice that comes, a second that passes. And while the frame is out of sight, browsers tell of no sizes.
  const changes = new MutationObserver(() => {
    tellSize()
    look()
  })
  const any = { childList: true, characterData: true, subtree: true, attributeFilter: ['open'] }
  changes.observe(document.body, any)
  look()

  // Nobody is led to a frame that they have not touched: the page around it is what they read.
  let isUsed = false
  const use = () => {
    isUsed = true
    look()
  }
  // Led here by a page that stood in the frame before, as from a submission to its result.
  if (document.referrer.startsWith(`${location.origin}/`)) tell({ quiznity: 'top' })
  const tellTop = ({ target }: FocusEvent) => {
    if (!isUsed || !(target instanceof HTMLHeadingElement) || target.closest('dialog')) return
    if (beginsPage(target)) tell({ quiznity: 'top' })
  }
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, use, { capture: true, passive: true, signal })
  addEventListener('focusin', tellTop, { signal })

  signal.addEventListener('abort', () => {
    sizes.disconnect()
    changes.disconnect()
    end()
  })
}
