import '../ui/alive.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/mini'
import { AppRouter } from '../app/app-router.tsx'
import { forgetOnLogOut } from '../app/forget-on-log-out.ts'
import { leaveIfDown } from '../app/leave-if-down.ts'
import { router } from '../app/router.tsx'
import { followOtherTabs } from '../people/accounts/other-tabs.ts'
import { extra } from '../ui/extra.tsx'
import { PlainToaster } from '../ui/plain-toaster.tsx'

// The content security policy forbids making code from text, which zod otherwise tries for speed.
config({ jitless: true })

followOtherTabs()
forgetOnLogOut()

// Nothing is told to nobody: a browser may ask for a script that did not come only once.
const Toaster = extra(() =>
  import('../ui/toaster.tsx').then(
    (module) => module.Toaster,
    () => PlainToaster,
  ),
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRouter router={router} />
      <Toaster />
    </StrictMode>,
  )
}

void leaveIfDown(router)
