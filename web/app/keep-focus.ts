/** Whoever takes something away may say itself where the focus goes next. In milliseconds. */
const OWN_TIME = 100

type Had = { element: Element; places: Element[] }

/** What has the focus, and the parts of the page around it, from within. */
const hadBy = (element: Element): Had => {
  const places: Element[] = []
  for (let each = element.parentElement; each?.closest('main, dialog'); each = each.parentElement) places.push(each)
  return { element, places }
}

/** Nothing is pressed by mistake on a heading: another button would be. */
const headingNear = ({ places }: Had): HTMLElement | null => {
  const headings = places.map((place) => place.isConnected && place.querySelector<HTMLElement>('h1, h2, h3'))
  return headings.find((heading) => heading instanceof HTMLElement) ?? document.querySelector<HTMLElement>('main h1')
}

const isLost = ({ element }: Had): boolean =>
  (!element.isConnected || element.matches(':disabled')) &&
  (document.activeElement === document.body || document.activeElement === element)

/**
 * Brings the focus to the heading that is near when what had it is gone, or can't be pressed any more: it would fall out of
 * the page. From a notice it goes back to where it was on the page. Gives back what ends it.
 */
export const keepFocus = (): (() => void) => {
  let had: Had | null = null
  let onPage: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (!had || !isLost(had)) return
    const isOfPage = had.places.length > 0
    const next = !isOfPage && onPage?.isConnected ? onPage : headingNear(had)
    had = null
    if (next !== onPage && next) next.tabIndex = -1
    next?.focus({ preventScroll: true })
  }
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    had = hadBy(target)
    if (had.places.length > 0) onPage = target
  }
  // Whoever presses beside it has let it go; what is taken away says so too, while it is still there.
  const left = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (had && had.element === target && !isLost(had) && document.activeElement !== target) had = null
    })
  const changes = new MutationObserver(() => {
    if (!had || !isLost(had)) return
    clearTimeout(timer)
    timer = setTimeout(keep, OWN_TIME)
  })
  document.addEventListener('focusin', focused)
  document.addEventListener('focusout', left)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', focused)
    document.removeEventListener('focusout', left)
    changes.disconnect()
    clearTimeout(timer)
  }
}
