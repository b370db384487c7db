import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { ContinueDraft } from '../questionnaires/editor/continue-draft.tsx'
import { CreateQuiz } from '../questionnaires/editor/create-quiz.tsx'
import { KindHere } from '../questionnaires/kind-here.tsx'
import { Quizzes } from '../questionnaires/list/lists.tsx'
import { show } from './show.tsx'

/** Those between which a quiz is written. */
const QUIZ_PAGES: RouteObject[] = [
  { path: '/dashboard/quizzes', element: <Quizzes /> },
  { path: '/dashboard/quizzes/create', element: <CreateQuiz /> },
  { path: '/dashboard/quizzes/drafts/:draft', element: <ContinueDraft /> },
]

/** Pages of the dashboard, at one of them; every other address is an empty page. */
export const showDashboard = (address: string, pages = QUIZ_PAGES) => {
  const router = createMemoryRouter([{ element: <KindHere />, children: [...pages, { path: '*', element: null }] }], {
    initialEntries: [address],
  })
  const shown = show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...shown, router, section: () => new URLSearchParams(router.state.location.search).get('section') }
}
