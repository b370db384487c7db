import type { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

/** The page that the address names. A transition would put off telling the page being left that it is. */
export function AppRouter({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  return <RouterProvider router={router} useTransitions={false} />
}
