import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { KindHere } from '../questionnaires/kind-here.tsx'
import { dismissToasts } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { show } from './show.tsx'

/**
 * A page of the dashboard at an address, with the notices that it gives; every other address is an empty page. What
 * failed is not asked for again by itself.
 */
export const openPage = (Component: ComponentType, path: string, address = path) => {
  // Browsers have one, even where it is null.
  vi.stubGlobal('visualViewport', null)
  onTestFinished(() => {
    dismissToasts()
    vi.unstubAllGlobals()
  })
  const router = createMemoryRouter(
    [
      {
        element: <KindHere />,
        children: [
          { path, Component },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return {
    ...show(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>,
    ),
    /** Where somebody is by now. */
    at: () => router.state.location.pathname + router.state.location.search,
  }
}
