import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import './no-eval.ts'
import { Notices } from './submissions/components/extras.tsx'
import { Waiting } from './submissions/components/waiting.tsx'
import { sessionOfAddress } from './submissions/session.ts'
import { Take } from './submissions/take.tsx'
import { applyTextSize } from './submissions/text-size.ts'

// Taking a quiz must never wait for a script in the middle; looking back at one may.
const Analysis = lazy(() => import('./submissions/analysis.tsx').then((module) => ({ default: module.Analysis })))

const isAnalysis = location.pathname.startsWith('/quiz/analysis')
const root = document.getElementById('root')
if (root) {
  applyTextSize()
  const session = isAnalysis ? null : sessionOfAddress()
  createRoot(root).render(
    <>
      <Suspense fallback={<Waiting />}>{isAnalysis ? <Analysis /> : <Take session={session} />}</Suspense>
      <Notices />
    </>,
  )
}

/** What comes past the worker it has not kept: asked for once more, it passes by, out of the browser's own store. */
const keepWhatCame = () => {
  const asked = new Set<string>()
  const observer = new PerformanceObserver((list) => {
    for (const part of list.getEntries()) {
      const isPast = part instanceof PerformanceResourceTiming && part.workerStart === 0
      if (!isPast || !part.name.includes('/assets/quiz/') || asked.has(part.name)) continue
      asked.add(part.name)
      fetch(part.name).catch(() => undefined)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('controllerchange', keepWhatCame, { once: true })
  navigator.serviceWorker.register('/sw.js', { scope: '/quiz' }).catch(() => {
    // Without a worker the page needs the network to open; a quiz that is open goes on without it.
  })
}
