import { useEffect } from 'react'

/** Whoever takes something away may say itself where the focus goes next. In milliseconds. */
const OWN_TIME = 100

const PRESSABLE = ':is(a[href], button, input, select, textarea):not(:disabled)'

/** The elements around one, from within. */
const around = (element: Element): Element[] => {
  const all: Element[] = []
  for (let each = element.parentElement; each; each = each.parentElement) all.push(each)
  return all
}

/** Of what is nearest to it: what else can be pressed, where it can't be any more, or the heading, where it is gone. */
const nextTo = (lost: Element, places: readonly Element[]): HTMLElement | null => {
  const wanted = lost.isConnected ? PRESSABLE : ':is(h1, h2, h3)'
  for (const place of places) {
    const found = place.isConnected && place.closest('main, dialog') && place.querySelector<HTMLElement>(wanted)
    if (found) return found
  }
  return document.querySelector<HTMLElement>('main h1')
}

/** Brings the focus to what is near when what had it is gone, or can't be pressed any more: it would fall out of the page. */
export const useFocusKept = (): void =>
  useEffect(() => {
    let had: { element: Element; places: Element[] } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = ({ element }: NonNullable<typeof had>) =>
      (!element.isConnected || element.matches(':disabled')) &&
      (document.activeElement === document.body || document.activeElement === element)
    const keep = () => {
      if (!had || !isLost(had)) return
      const next = nextTo(had.element, had.places)
      had = null
      if (next?.matches(PRESSABLE) === false) next.tabIndex = -1
      next?.focus({ preventScroll: true })
    }
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element) had = { element: target, places: around(target) }
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
  }, [])
