import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dashboardPages } from '../dashboard/pages.tsx'
import { endSession, startSession } from '../people/accounts/session.ts'
import { show } from '../testing/show.tsx'
import { aTeacherServer } from '../testing/teacher-server.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { PageTitle } from './page-title.ts'
import { Root } from './root.tsx'

beforeEach(() => startSession({ auth_token: 'a token', user: { id: 'mita' } }))
afterEach(() => endSession('expired'))

it.each(dashboardPages.filter(({ Icon }) => Icon))(
  'calls the page at $address in its heading and in the title of the window as the menu does',
  async ({ address, title, load }) => {
    aTeacherServer().state.isDown = true
    const Page = await load()
    const handle = new PageTitle(title)
    const element = (
      <>
        <NavigationLinks />
        <Page />
      </>
    )
    const router = createMemoryRouter([{ element: <Root />, children: [{ path: address, handle, element }] }], {
      initialEntries: [address],
    })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    show(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const name = document.querySelector('nav [aria-current=page]')?.textContent
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(name)
    expect(document.title).toBe(`${name} · Quiznity`)
  },
)
