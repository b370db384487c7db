import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod/mini'
import { followOtherTabs } from './accounts/other-tabs.ts'
import { forgetOnLogOut } from './app/forget-on-log-out.ts'
import { leaveIfDown } from './app/leave-if-down.ts'
import { router } from './app/router.tsx'
import { Toaster } from './ui/toaster.tsx'

// The content security policy forbids making code from text, which zod otherwise tries for speed.
config({ jitless: true })

followOtherTabs()
forgetOnLogOut()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      {/* A transition would put off telling the page being left that it is. */}
      <RouterProvider router={router} useTransitions={false} />
      <Toaster />
    </StrictMode>,
  )
}

void leaveIfDown(router)
