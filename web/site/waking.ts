/**
 * Brings a page's islands to life once they are seen or touched, and none before the page itself is there: what brings
 * them weighs thirty times as much as this, and a page can be read without.
 */
export type Bring = (element: HTMLElement) => Promise<void>

/** Far enough ahead for an island to be alive when it comes into view. */
const AHEAD = '400px'
/** An island that nobody touches waits at most so long for a browser that is busy. */
const BUSY_MS = 2000

const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: BUSY_MS })
    else setTimeout(resolve)
  })

const whenNear = (element: HTMLElement, near: () => void) => {
  // An island takes no room of its own (`display: contents`): what is inside it does.
  const seen = element.firstElementChild
  if (!seen) return near()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: AHEAD },
  )
  observer.observe(seen)
}

/** Each island once; where its script does not come the page says so, and it is asked for once more with the next touch. */
const createWaker = (bring: Bring) => {
  const coming = new WeakMap<HTMLElement, Promise<boolean>>()
  const awake = new WeakSet<HTMLElement>()
  const come = async (element: HTMLElement): Promise<boolean> => {
    try {
      await bring(element)
      awake.add(element)
    } catch {
      coming.delete(element)
      // As `early.js` says it.
      document.documentElement.dataset.failed = ''
    }
    return awake.has(element)
  }
  return {
    wake: (element: HTMLElement): Promise<boolean> => {
      const isComing = coming.get(element) ?? come(element)
      coming.set(element, isComing)
      return isComing
    },
    /** The island around it, unless that is awake. */
    asleepAround: (target: EventTarget | null): HTMLElement | null => {
      const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
      return island && !awake.has(island) ? island : null
    },
  }
}

export const wakeIslands = (bring: Bring, page = document.body): void => {
  const { wake, asleepAround } = createWaker(bring)
  for (const touch of TOUCHES)
    page.addEventListener(touch, ({ target }) => {
      const island = asleepAround(target)
      if (island) void wake(island)
    })
  // A button that only the script understands is pressed once it does: once, however often it was pressed till then.
  const pressed = new Set<HTMLElement>()
  page.addEventListener('click', async ({ target }) => {
    const island = asleepAround(target)
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
    if (!island || !button || pressed.has(button)) return
    pressed.add(button)
    if (await wake(island)) button.click()
    pressed.delete(button)
  })
  const wakeNear = () => {
    for (const element of page.querySelectorAll<HTMLElement>('[data-island]'))
      whenNear(element, () => void wake(element))
  }
  void loaded().then(idle).then(wakeNear)
}
