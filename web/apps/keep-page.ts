type Keeping = { worker: string; scope: string; assets: string }

/** What comes past the worker it has not kept: asked for once more, it passes by, out of the browser's own store. */
const keepWhatCame = (assets: string) => {
  const asked = new Set<string>()
  const observer = new PerformanceObserver((list) => {
    for (const part of list.getEntries()) {
      const isPast = part instanceof PerformanceResourceTiming && part.workerStart === 0
      if (!isPast || !part.name.includes(assets) || asked.has(part.name)) continue
      asked.add(part.name)
      fetch(part.name).catch(() => undefined)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Has a service worker keep this page, so that it opens without a network: see `page-worker.template.js`. */
export const keepPage = ({ worker, scope, assets }: Keeping) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', () => keepWhatCame(assets), { once: true })
  navigator.serviceWorker.register(worker, { scope }).catch(() => {
    // Without a worker the page needs the network to open; one that is open goes on without it.
  })
}
