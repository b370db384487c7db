import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import './no-eval.ts'
import { keepPage } from './keep-page.ts'
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
