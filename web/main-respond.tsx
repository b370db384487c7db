import { createRoot } from 'react-dom/client'
import './no-eval.ts'
import { keepPage } from './keep-page.ts'
import { Respond } from './responding/respond.tsx'

const root = document.getElementById('root')
const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase() ?? ''
if (root) createRoot(root).render(<Respond code={code} />)

const kind = location.pathname.startsWith('/survey') ? 'survey' : 'poll'
keepPage({ worker: `/${kind}-sw.js`, scope: `/${kind}`, assets: '/assets/respond/' })
