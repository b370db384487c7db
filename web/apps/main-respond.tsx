import '../ui/alive.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { respondedCover } from '#contract/site/covers.ts'
import '../calls/no-eval.ts'
import { coverIn } from '../runs/all-pages/cover-in-page.ts'
import { Respond } from '../runs/response/respond.tsx'
import { keepPage } from './keep-page.ts'
import { LEFT_ATTEMPTS, sendLeft } from './send-left.ts'

const root = document.getElementById('root')
const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase() ?? ''
if (root) {
  const cover = coverIn(root, respondedCover)
  const page = <Respond code={code} cover={cover} />
  if (cover) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

sendLeft(LEFT_ATTEMPTS)
const kind = location.pathname.startsWith('/survey') ? 'survey' : 'poll'
keepPage({ worker: `/${kind}-sw.js`, scope: `/${kind}`, assets: '/assets/respond/' })
