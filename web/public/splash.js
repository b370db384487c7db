// Loaded before the styles, so that the splash is there from the first paint on, or not at all. What it looks like, and
// that it goes by itself should this script fail, stands in the style sheet.
try {
  const root = document.documentElement
  const isHome = location.pathname === '/'
  const fadingMs = 300
  const arrival = performance.getEntriesByType('navigation')[0]?.type
  // Who is told why they are here could not read it through the splash: that waits for the next visit.
  const isTold = new URLSearchParams(location.search).has('notice')
  const isDue = isHome
    ? localStorage.getItem('hasVisited') === null && arrival !== 'back_forward' && !isTold
    : arrival === 'navigate'
  const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

  // Tab leads to the Skip button, and a modifier alone is no key yet.
  const staying = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']
  const skips = ['keydown', 'pointerdown', 'click', 'wheel', 'touchmove']
  let leaving

  const leave = () => {
    clearTimeout(leaving)
    for (const skip of skips) removeEventListener(skip, onSkip, true)
    root.dataset.splash = 'leaving'
    setTimeout(() => delete root.dataset.splash, fadingMs)
    if (isHome) localStorage.setItem('hasVisited', 'true')
  }

  const onSkip = (event) => {
    if (event.type !== 'keydown' || !staying.includes(event.key)) leave()
  }

  if (isDue && !wantsCalm) {
    root.dataset.splash = isHome ? 'home' : 'feature'
    for (const skip of skips) addEventListener(skip, onSkip, { capture: true, passive: true })
    leaving = setTimeout(leave, (isHome ? 4000 : 2000) - fadingMs)
  }
} catch {}
