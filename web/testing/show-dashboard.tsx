import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ContinueDraft } from '../question-editor/continue-draft.tsx'
import { CreateQuiz } from '../question-editor/create-quiz.tsx'
import { Quizzes } from '../questionnaires/quizzes.tsx'
import { show } from './show.tsx'

const ROUTES = [
  { path: '/dashboard/quizzes', element: <Quizzes /> },
  { path: '/dashboard/quizzes/create', element: <CreateQuiz /> },
  { path: '/dashboard/quizzes/drafts/:draft', element: <ContinueDraft /> },
  { path: '*', element: null },
]

/** The pages between which a quiz is written, at one of them. */
export const showDashboard = (address: string) => {
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] })
  const shown = show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...shown, router, section: () => new URLSearchParams(router.state.location.search).get('section') }
}
