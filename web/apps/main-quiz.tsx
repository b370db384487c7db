import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../calls/no-eval.ts'
import { Notices } from '../runs/all-pages/extras.tsx'
import { applyTextSize } from '../runs/all-pages/text-size.ts'
import { Waiting } from '../runs/all-pages/waiting.tsx'
import { sessionOfAddress } from '../runs/attempt/session.ts'
import { Take } from '../runs/take.tsx'
import { keepPage } from './keep-page.ts'

// Taking a quiz must never wait for a script in the middle; looking back at one may.
const Analysis = lazy(() => import('../runs/analysis.tsx').then((module) => ({ default: module.Analysis })))

const isAnalysis = location.pathname.startsWith('/quiz/analysis')
const root = document.getElementById('root')
if (root) {
  applyTextSize()
  const session = sessionOfAddress(!isAnalysis)
  createRoot(root).render(
    <>
      <Suspense fallback={<Waiting />}>
        {isAnalysis ? <Analysis session={session} /> : <Take session={session} />}
      </Suspense>
      <Notices />
    </>,
  )
}

keepPage({ worker: '/sw.js', scope: '/quiz', assets: '/assets/quiz/' })
