import { createRoot } from 'react-dom/client'
import '../calls/no-eval.ts'
import { Respond } from '../runs/response/respond.tsx'
import { keepPage } from './keep-page.ts'

const root = document.getElementById('root')
const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase() ?? ''
if (root) createRoot(root).render(<Respond code={code} />)

const kind = location.pathname.startsWith('/survey') ? 'survey' : 'poll'
keepPage({ worker: `/${kind}-sw.js`, scope: `/${kind}`, assets: '/assets/respond/' })
