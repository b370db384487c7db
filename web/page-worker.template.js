// Keeps one visitor's page (a quiz, a poll, a survey) at hand without a network. The build fills in the version, and of each file what it is.
const cachePrefix = '__NAME__-'
const cacheName = `${cachePrefix}__VERSION__`
// Path: [media type, SHA-256 in base64]. `laterFiles` are kept once they are used.
const pageFiles = JSON.parse('__PAGE_FILES__')
const laterFiles = JSON.parse('__LATER_FILES__')
const shell = '/__NAME__'
// The server puts its own address into the shell where the build left this one.
const shellHash = '__SHELL_HASH__'
const builtOrigin = '__ORIGIN__'
// Every version of the shell has it; a page that somebody else answers in its place has not.
const mark = '__MARK__'
const patience = 4000

const shellPaths = new RegExp(`^${shell}(/analysis)?/?$`)
const isOurs = ({ pathname }) => pathname === shell || pathname.startsWith(`${shell}/`)
const isShell = ({ pathname }) => shellPaths.test(pathname)
// Fonts of brands, for all pages. The same address always has the same bytes.
const isFont = ({ pathname }) => pathname.startsWith('/assets/fonts/')
const isOurFile = (url) => url.pathname.startsWith('/assets/__AUDIENCE__/') || url.pathname in pageFiles || isFont(url)

// The page keeps them, one after the other; the same address always has the same bytes.
const isPicture = ({ pathname }) => pathname.startsWith('/media/')
const pictureFor = async (request) => (await caches.match(request, { cacheName: 'pictures' })) ?? fetch(request)

const kept = (request) => caches.match(request, { cacheName, ignoreVary: true })

const hashOf = async (bytes) => {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const isAnswer = (response, type) => {
  const answered = (response.headers.get('content-type') ?? '').split(';', 1)[0].trim().toLowerCase()
  return response.status === 200 && !response.redirected && response.type === 'basic' && answered === type
}

const isAsBuilt = async (response, [type, hash]) =>
  isAnswer(response, type) && (await hashOf(await response.clone().arrayBuffer())) === hash

// Known by what it is, not by its bytes: to name these of every font would make the worker half as large again.
const isFontAsMade = async (response, pathname) => {
  if (!pathname.endsWith('.css')) return isAnswer(response, 'font/woff2')
  return isAnswer(response, 'text/css') && (await response.clone().text()).includes('font-family: brand-')
}

const isShellAsBuilt = async (response) => {
  if (!isAnswer(response, 'text/html')) return false
  const text = await response.clone().text()
  const origin = /<link rel="canonical" href="([^"]+)__CANONICAL_PATH__"/.exec(text)?.[1]
  const built = origin === undefined ? text : text.replaceAll(origin, builtOrigin)
  return (await hashOf(new TextEncoder().encode(built))) === shellHash
}

const isOurPage = async (response) => isAnswer(response, 'text/html') && (await response.clone().text()).includes(mark)

const pageFor = async (request) => {
  const keptPage = await kept(shell)
  if (!keptPage) return fetch(request)
  const isGood = async (response) => (isShell(new URL(request.url)) ? isOurPage(response) : response.status < 500)
  const answer = fetch(request)
    .then(async (response) => ((await isGood(response)) ? response : keptPage))
    .catch(() => keptPage)
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience, keptPage))])
}

const fileFor = async (event) => {
  const keptFile = await kept(event.request)
  if (keptFile) return keptFile
  const response = await fetch(event.request)
  event.waitUntil(keep(event.request, response.clone()))
  return response
}

const keep = async (request, response) => {
  const url = new URL(request.url)
  const built = pageFiles[url.pathname] ?? laterFiles[url.pathname]
  try {
    const isRight = built
      ? await isAsBuilt(response, built)
      : isFont(url) && (await isFontAsMade(response, url.pathname))
    if (!isRight) return
    const cache = await caches.open(cacheName)
    await cache.put(request, response)
  } catch {
    // No room on the device: the page works on, only the next visit needs the network again.
  }
}

// The second request passes the browser's own cache, where something else may lie under our address.
const fetched = async (path, isRight, firstCache = 'default') => {
  for (const cache of [firstCache, 'reload']) {
    const response = await fetch(path, { cache })
    if (await isRight(response)) return [path, response]
  }
  throw new Error(`${path} is not what the build made: nothing is kept until it is`)
}

const keepAll = async () => {
  const files = Object.entries(pageFiles)
  const all = await Promise.all([
    fetched(shell, isShellAsBuilt, 'no-cache'),
    ...files.map(([path, built]) => fetched(path, (response) => isAsBuilt(response, built))),
  ])
  const cache = await caches.open(cacheName)
  await Promise.all(all.map(([path, response]) => cache.put(path, response)))
}

const dropEarlierVersions = async () => {
  const names = await caches.keys()
  const earlier = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

// No skipWaiting: someone in the middle of it keeps the files their page was made with.
self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(dropEarlierVersions().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isOurs(url)) event.respondWith(pageFor(request))
  } else if (isOurFile(url)) {
    event.respondWith(fileFor(event))
  } else if (isPicture(url)) {
    event.respondWith(pictureFor(request))
  }
})
