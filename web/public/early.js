// What a page does until its own script is there, and before its styles: it never flashes in a theme that was not chosen, or
// as a guest's to a teacher. Of a quiz: shows the step one has come to, and remembers what is pressed
// (see web/runs/joining/before-script.ts). Of every page: says when its script does not come, or is none that the browser
// understands (see web/ui/not-loaded.css).
const page = document.documentElement

try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
} catch {}
// As web/runs/brand/wear-brand.ts keeps it, unless the server has put a brand on. Where it says that there is none, none is kept.
try {
  const kept = `brand:${/[?&]code=([^&]*)/.exec(location.search)[1]}`
  if ('unbranded' in page.dataset) localStorage.removeItem(kept)
  else if (!page.style.length) {
    page.style = localStorage.getItem(kept)
    if (/--brand/.test(page.style.cssText)) page.dataset.brand = ''
  }
} catch {}
try {
  if (/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)) page.dataset.signedIn = ''
} catch {}

const isEarly = () => document.querySelector('[data-early]') !== null

// As web/runs/attempt/use-steps.ts and wish.ts write them.
const stepOfHash = { '#new': 'form', '#resume': 'resume' }
const showStep = () => {
  const path = typeof history.state === 'string' ? history.state : stepOfHash[location.hash]
  const step = (path || 'hero').split('/').pop()
  page.dataset.step = step
  // The steps after these need the script.
  if (step !== 'hero' && step !== 'form') page.dataset.waiting = ''
}

const press = (button) => {
  const next = button.dataset.next
  if (next) {
    history.pushState(`hero/${next}`, '')
    showStep()
    document.querySelector(`[data-early="${next}"] h2`)?.focus()
  } else {
    window.pressedEarly = button
    page.dataset.waiting = ''
  }
}

showStep()
// As web/runs/all-pages/text-size.ts keeps it: what is read already should not grow under the reader's eyes.
try {
  const size = Number(localStorage.getItem('text-size'))
  if (size > 100 && size <= 200 && /^\/quiz(\/|$)/.test(location.pathname)) page.style.fontSize = `${size}%`
} catch {}
addEventListener('popstate', showStep)
addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('#root button') : null
  if (!button || !isEarly()) return
  event.preventDefault()
  press(button)
})

const hasFailed = () => {
  page.dataset.failed = ''
}
if (!('noModule' in HTMLScriptElement.prototype)) hasFailed()
addEventListener(
  'error',
  ({ target, error }) => {
    if (target instanceof HTMLScriptElement || error instanceof SyntaxError) hasFailed()
  },
  true,
)
