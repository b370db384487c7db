import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { kindOf } from '#contract/questionnaires/kind-on-wire.ts'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import { type AttemptRowOnWire, listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { reviewedQuestions } from '../answers/reviewed.ts'
import { type ResultsView, usualOrder } from './results-view.ts'

export const REFRESH_WHILE_IN_PROGRESS_MS = 15_000

/** What the answers to all questions of a quiz are kept under. */
export const QUESTION_RESULTS = 'question-results'

const rowFromWire = (row: AttemptRowOnWire) => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  district: row.district,
  /** What the quiz has asked besides. */
  fields: row.fields ?? [],
  score: row.score,
  maxScore: row.max_score,
  timeTakenMs: row.time_taken_ms,
  submittedAt: Date.parse(row.submitted_at),
  endedBy: row.ended_by,
  /** What was decided on answers that came too late; null where none did. */
  late: row.late?.decision ?? null,
  /** How many answers a person still has to mark: until then the score is only so far. */
  waiting: row.waiting ?? 0,
  /** Which version was taken, where the quiz has several. */
  version: row.version ?? null,
})
export type AttemptRow = ReturnType<typeof rowFromWire>

type Asked = ResultsView & { quizId: string }

const listed = ({ quizId, search, sort, order, page, show, district, taken }: Asked) => {
  const narrowed = {
    ...(search && { search }),
    ...(district && { district }),
    ...(taken !== null && { version: taken }),
  }
  const query = { sort, ...(order !== usualOrder(sort) && { order }), page, show, ...narrowed }
  return orThrow(callAsTeacher(listSubmissions, { params: { id: quizId }, query }))
}

const readResults = async (asked: Asked) => {
  const data = await listed(asked)
  return {
    quizId: data.quiz.id,
    title: data.quiz.title,
    rows: data.rows.map(rowFromWire),
    page: data.page,
    pages: data.pages,
    found: data.found,
    /** Their numbers, where there are several. */
    versions: data.versions ?? [],
    inProgress: data.in_progress,
    lateWaiting: data.late_waiting,
    markingWaiting: data.marking_waiting,
    total: data.total,
    averageScore: data.average_score,
    highestScore: data.highest_score,
    maxScore: data.max_score,
    /** Some have taken a version with another one. */
    maxScoreVaries: data.max_score_varies ?? false,
  }
}

/** One page of a quiz's ended attempts, with the figures of all of them. */
export type ResultsPage = Awaited<ReturnType<typeof readResults>>

/** As many can be chosen at once as one call removes. */
export const MOST_PICKED = 1000

/** The names, by their ids, of all that are listed, on whatever page; of more than can be chosen the first. */
export const allListed = async (asked: Asked): Promise<Map<string, string>> => {
  const names = new Map<string, string>()
  for (let page = 1; names.size < MOST_PICKED; page += 1) {
    const { rows, pages } = await listed({ ...asked, page })
    for (const { id, name } of rows) if (names.size < MOST_PICKED) names.set(id, name)
    if (page >= pages) break
  }
  return names
}

const keyOf = ({ quizId, search, sort, order, page, show, district, taken }: Asked) =>
  ['results', quizId, search, sort, order, page, show, district, taken] as const

export const resultsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: keyOf(asked),
    queryFn: () => readResults(asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.inProgress ? REFRESH_WHILE_IN_PROGRESS_MS : false),
  })

const readAnswers = async (id: string) => {
  const { student, quiz } = await orThrow(callAsTeacher(readSubmission, { params: { id } }))
  return {
    student: { ...rowFromWire(student), receipt: student.submission_code ?? null },
    quiz: {
      ...{ kind: kindOf(quiz), id: quiz.id, title: quiz.title, subject: quiz.subject },
      marking: markingFromWire(quiz),
      isPractice: quiz.settings?.practice === true,
    },
    questions: reviewedQuestions(quiz, student),
    layout: quiz.layout,
  }
}

/** One student's answers, in the order of the paper, each beside the key. */
export type ReadAnswers = Awaited<ReturnType<typeof readAnswers>>

export const attemptQuery = (id: string) => queryOptions({ queryKey: ['attempt', id], queryFn: () => readAnswers(id) })
