import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod/mini'
import { onSessionChange } from './accounts/session.ts'
import { queryClient } from './app/query-client.ts'
import { router } from './app/router.tsx'
import { Toaster } from './ui/toaster.tsx'

// The content security policy forbids making code from text, which zod otherwise tries for speed.
config({ jitless: true })

// What one teacher has seen is never shown to the next one.
onSessionChange(() => queryClient.clear())

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  )
}
