// Keeps the student's page at hand without a network. The build fills in the version and the files.
const cacheName = 'quiz-__VERSION__'
const files = JSON.parse('__FILES__')
const shell = '/quiz'
const patience = 4000

const isQuizPage = ({ pathname }) => pathname === shell || pathname.startsWith(`${shell}/`)
const isQuizFile = ({ pathname }) => pathname.startsWith('/assets/quiz/') || files.includes(pathname)

const kept = (request) => caches.match(request, { cacheName, ignoreVary: true })

const pageFor = async (request) => {
  const keptPage = await kept(shell)
  if (!keptPage) return fetch(request)
  const answer = fetch(request)
    .then((response) => (response.status >= 500 ? keptPage : response))
    .catch(() => keptPage)
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, patience, keptPage))])
}

const fileFor = async (event) => {
  const keptFile = await kept(event.request)
  if (keptFile) return keptFile
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(keep(event.request, response.clone()))
  return response
}

const keep = async (request, response) => {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, response)
  } catch {
    // No room on the device: the page works on, only the next visit needs the network again.
  }
}

const keepAll = async () => {
  const cache = await caches.open(cacheName)
  await cache.addAll([new Request(shell, { cache: 'no-cache' }), ...files])
}

const dropEarlierVersions = async () => {
  const names = await caches.keys()
  const earlier = names.filter((name) => name.startsWith('quiz-') && name !== cacheName)
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

// No skipWaiting: someone in the middle of a quiz keeps the files their page was made with.
self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(dropEarlierVersions().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isQuizPage(url)) event.respondWith(pageFor(request))
  } else if (isQuizFile(url)) {
    event.respondWith(fileFor(event))
  }
})
