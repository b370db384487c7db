import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/mini'
import { Waiting } from './submissions/components/waiting.tsx'
import { Toaster } from './ui/toaster.tsx'

// The page's security policy forbids code made from strings.
config({ jitless: true })

const Take = lazy(() => import('./submissions/take.tsx').then((module) => ({ default: module.Take })))
const Analysis = lazy(() => import('./submissions/analysis.tsx').then((module) => ({ default: module.Analysis })))

const isAnalysis = location.pathname.startsWith('/quiz/analysis')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <Suspense fallback={<Waiting />}>{isAnalysis ? <Analysis /> : <Take />}</Suspense>
      <Toaster />
    </>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without a worker the page needs the network to open; a quiz that is open goes on without it.
  })
}
