import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  compareGroups,
  findStudents,
  type QuizInTermOnWire,
  type ResultInTermOnWire,
  readStudentTerm,
  readTerm,
} from '#contract/results/trends.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { isOfStudents, type TrendsView } from './trends-view.ts'

type Wanted = Pick<TrendsView, 'subject' | 'tag' | 'days'>
type OneGroup = Pick<TrendsView, 'by' | 'field' | 'group'>

const wantedOf = ({ subject, tag, days }: Wanted) => ({
  ...(subject && { subject }),
  ...(tag && { tag }),
  ...(days > 0 && { days }),
})

const quizFromWire = ({ taken_at, ...quiz }: QuizInTermOnWire) => ({ ...quiz, takenAt: Date.parse(taken_at) })
export type QuizInTerm = ReturnType<typeof quizFromWire>

const groupOf = ({ by, field, group }: OneGroup) =>
  group && isOfStudents(by) ? { group, by, ...(by === 'field' && { field }) } : {}

const term = async (view: Wanted & OneGroup & Pick<TrendsView, 'page'>) => {
  const place = { page: view.page, utc_offset: -new Date().getTimezoneOffset() }
  const query = { ...wantedOf(view), ...groupOf(view), ...place }
  const { left_out, ...data } = await orThrow(callAsTeacher(readTerm, { query }))
  return { ...data, leftOut: left_out, rows: data.rows.map(quizFromWire) }
}
export type Term = Awaited<ReturnType<typeof term>>
export type Month = Term['months'][number]

export const termQuery = (view: TrendsView) =>
  queryOptions({
    queryKey: ['trends', 'term', wantedOf(view), groupOf(view), view.page],
    queryFn: () => term(view),
    placeholderData: keepPreviousData,
  })

type Grouped = Wanted & Pick<TrendsView, 'by' | 'field'>

const groups = async ({ by, field, ...view }: Grouped) => {
  const query = { ...wantedOf(view), by, ...(by === 'field' && { field }) }
  const { left_out, ...data } = await orThrow(callAsTeacher(compareGroups, { query }))
  return { ...data, leftOut: left_out }
}
export type Groups = Awaited<ReturnType<typeof groups>>
export type Group = Groups['groups'][number]

export const groupsQuery = (view: Grouped) =>
  queryOptions({
    queryKey: ['trends', 'groups', wantedOf(view), view.by, view.field],
    queryFn: () => groups(view),
    placeholderData: keepPreviousData,
  })

export const studentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['trends', 'students', search],
    queryFn: () => orThrow(callAsTeacher(findStudents, { query: { search } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

const resultFromWire = (wire: ResultInTermOnWire) => {
  const { submitted_at, max_score, class_mean, class_students, class_waiting = 0, waiting = 0, ...row } = wire
  return {
    ...row,
    submittedAt: Date.parse(submitted_at),
    maxScore: max_score,
    /** Answers that nobody has marked yet: the student's, and those of all who took the quiz. */
    waiting,
    classWaiting: class_waiting,
    classMean: class_mean,
    classStudents: class_students,
  }
}
export type ResultInTerm = ReturnType<typeof resultFromWire>

const studentTerm = async (id: string) => {
  const data = await orThrow(callAsTeacher(readStudentTerm, { params: { id } }))
  return { ...data, rows: data.rows.map(resultFromWire) }
}

export const studentTermQuery = (id: string) =>
  queryOptions({ queryKey: ['trends', 'student', id], queryFn: () => studentTerm(id) })
