import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listSubmissions } from '#contract/results/analytics.ts'
import { prepareExport } from '#contract/results/exports.ts'
import type { Exported, ExportFormat } from '#contract/results/exports-requests.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { loadProse } from '../../questions/parts/prose.tsx'

export type Wanted = { what: Exported; format: ExportFormat }

/** Where the file is, for this browser alone and for two minutes. */
export const prepareDownload = (quizId: string, wanted: Wanted) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callAsTeacher(prepareExport, { params: { id: quizId }, body: { ...wanted, time_zone: timeZone } })
}

const readStudents = async (quizId: string, page: number) => {
  const query = { sort: 'name', page } as const
  const data = await orThrow(callAsTeacher(listSubmissions, { params: { id: quizId }, query }))
  return {
    title: data.quiz.title,
    subject: data.quiz.subject,
    page: data.page,
    pages: data.pages,
    total: data.total,
    averageScore: data.average_score,
    highestScore: data.highest_score,
    maxScore: data.max_score,
    maxScoreVaries: data.max_score_varies ?? false,
    inProgress: data.in_progress,
    markingWaiting: data.marking_waiting,
    rows: data.rows.map((row) => ({
      id: row.id,
      name: row.name,
      phone: row.phone,
      fields: (row.fields ?? []).filter(({ identifies, value }) => identifies && value !== row.name),
      score: row.score,
      maxScore: row.max_score,
      waiting: row.waiting ?? 0,
      timeTakenMs: row.time_taken_ms,
      submittedAt: Date.parse(row.submitted_at),
      endedBy: row.ended_by,
      version: row.version ?? null,
    })),
  }
}
export type StudentsPage = Awaited<ReturnType<typeof readStudents>>
export type StudentRow = StudentsPage['rows'][number]

/** All who have handed in, by their names, page after page. What is printed does not change while it is looked at. */
export const studentsQuery = (quizId: string) =>
  infiniteQueryOptions({
    queryKey: ['print-students', quizId],
    queryFn: ({ pageParam }) => readStudents(quizId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Paper shows no text that comes later: what it takes to show formulas is there before anything is printed. */
export const proseQuery = queryOptions({
  queryKey: ['prose'],
  queryFn: async () => {
    await loadProse(['prose', 'formulas'])
    return true
  },
  staleTime: Number.POSITIVE_INFINITY,
})
