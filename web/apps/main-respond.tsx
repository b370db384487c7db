import '../ui/alive.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { respondedCover } from '#contract/site/covers.ts'
import '../calls/no-eval.ts'
import { coverIn } from '../runs/all-pages/cover-in-page.ts'
import { isEmbedded } from '../runs/all-pages/embedded.ts'
import { loadBrand } from '../runs/brand/brand-here.ts'
import { Respond } from '../runs/response/respond.tsx'
import { keepPage } from './keep-page.ts'
import { LEFT_ATTEMPTS, sendLeft } from './send-left.ts'

const root = document.getElementById('root')
const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase() ?? ''
const show = async (root: HTMLElement) => {
  const cover = coverIn(root, respondedCover)
  const isAsRendered = cover && (await loadBrand(cover.brand))
  const page = <Respond code={code} cover={cover} />
  if (isAsRendered) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
if (root) void show(root)

sendLeft(LEFT_ATTEMPTS)
// No call of this page goes by a cookie, so that a frame has only its links to lead. It goes with the page around it.
if (isEmbedded()) void import('../runs/frame/in-frame.ts').then(({ beInFrame }) => beInFrame())
else {
  const kind = location.pathname.startsWith('/survey') ? 'survey' : 'poll'
  keepPage({ worker: `/${kind}-sw.js`, scope: `/${kind}`, assets: '/assets/respond/' })
}
