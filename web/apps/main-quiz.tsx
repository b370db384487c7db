import '../ui/alive.ts'
import { lazy, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../calls/no-eval.ts'
import { quizCover } from '#contract/site/quiz-cover.ts'
import { coverIn } from '../runs/all-pages/cover-in-page.ts'
import { isEmbedded } from '../runs/all-pages/embedded.ts'
import { Notices } from '../runs/all-pages/extras.tsx'
import { applyTextSize } from '../runs/all-pages/text-size.ts'
import { Waiting } from '../runs/all-pages/waiting.tsx'
import { loadToTake } from '../runs/attempt/load-to-take.ts'
import { sessionOfAddress } from '../runs/attempt/session.ts'
import { loadBrand } from '../runs/brand/brand-here.ts'
import { loadPaper } from '../runs/device/paper-parts.ts'
import { loadOwnForm } from '../runs/join-form/load-own-form.ts'
import { keepTypedInPage } from '../runs/joining/before-script.ts'
import { Take } from '../runs/take.tsx'
import { keepPage } from './keep-page.ts'
import { LEFT_RESPONSES, sendLeft } from './send-left.ts'

// Taking a quiz must never wait for a script in the middle; looking back at one may.
const Analysis = lazy(() => import('../runs/analysis.tsx').then((module) => ({ default: module.Analysis })))

const showAnalysis = (root: HTMLElement) =>
  createRoot(root).render(
    <>
      <Suspense fallback={<Waiting />}>
        <Analysis session={sessionOfAddress({ isTaken: false, load: loadPaper })} />
      </Suspense>
      <Notices />
    </>,
  )

const showQuiz = async (root: HTMLElement) => {
  const session = sessionOfAddress({ isTaken: true, load: loadToTake })
  const cover = coverIn(root, quizCover)
  // Should the page have to be made anew, what was typed is there.
  if (session) keepTypedInPage(session.code, root)
  const parts = cover ? await Promise.all([loadOwnForm(cover.paper), loadBrand(cover.paper.brand)]) : []
  // Where what shows the teacher's own form or brand does not come, the page begins anew, and says so.
  if (cover && parts.every(Boolean)) hydrateRoot(root, <Take session={session} cover={cover} />)
  else createRoot(root).render(<Take session={session} />)
}

/** In a frame each call says so, from the first on. */
const beginFrame = async () => (await import('../runs/frame/begin-frame.ts')).beginFrame()

const hasFailed = () => {
  document.documentElement.dataset.failed = ''
}

const root = document.getElementById('root')
if (root) {
  applyTextSize()
  const show = location.pathname.includes('/analysis') ? showAnalysis : showQuiz
  if (isEmbedded()) void beginFrame().then(() => show(root), hasFailed)
  else void show(root)
}

sendLeft(LEFT_RESPONSES)
if (!isEmbedded()) keepPage({ worker: '/sw.js', scope: '/quiz', assets: '/assets/quiz/' })
