type QuizPage = 'edit' | 'copy' | 'preview' | 'versions' | 'settings' | 'result'

/** Where a page about one quiz stands. */
export const quizAddress = (id: string, page: QuizPage): string =>
  page === 'result'
    ? `/dashboard/quizzes/result?${new URLSearchParams({ quiz: id })}`
    : `/dashboard/quizzes/${encodeURIComponent(id)}/${page}`
