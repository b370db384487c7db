import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  compareGroups,
  findStudents,
  type QuizInTermOnWire,
  type ResultInTermOnWire,
  readStudentTerm,
  readTerm,
} from '#contract/trends.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { orThrow } from '../api/reply.ts'
import type { TrendsView } from './trends-view.ts'

const wantedOf = ({ subject, days }: Pick<TrendsView, 'subject' | 'days'>) => ({
  ...(subject && { subject }),
  ...(days > 0 && { days }),
})

const quizFromWire = ({ taken_at, ...quiz }: QuizInTermOnWire) => ({ ...quiz, takenAt: Date.parse(taken_at) })
export type QuizInTerm = ReturnType<typeof quizFromWire>

const term = async (view: Pick<TrendsView, 'subject' | 'days' | 'page'>) => {
  const query = { ...wantedOf(view), page: view.page, utc_offset: -new Date().getTimezoneOffset() }
  const data = await orThrow(callAsTeacher(readTerm, { query }))
  return { ...data, rows: data.rows.map(quizFromWire) }
}
export type Term = Awaited<ReturnType<typeof term>>
export type Month = Term['months'][number]

export const termQuery = ({ subject, days, page }: TrendsView) =>
  queryOptions({
    queryKey: ['trends', 'term', subject, days, page],
    queryFn: () => term({ subject, days, page }),
    placeholderData: keepPreviousData,
  })

const groups = async ({ by, field, ...view }: Pick<TrendsView, 'subject' | 'days' | 'by' | 'field'>) => {
  const query = { ...wantedOf(view), by, ...(by === 'field' && { field }) }
  const { left_out, ...data } = await orThrow(callAsTeacher(compareGroups, { query }))
  return { ...data, leftOut: left_out }
}
export type Groups = Awaited<ReturnType<typeof groups>>
export type Group = Groups['groups'][number]

export const groupsQuery = ({ subject, days, by, field }: TrendsView) =>
  queryOptions({
    queryKey: ['trends', 'groups', subject, days, by, field],
    queryFn: () => groups({ subject, days, by, field }),
    placeholderData: keepPreviousData,
  })

export const studentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['trends', 'students', search],
    queryFn: () => orThrow(callAsTeacher(findStudents, { query: { search } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

const resultFromWire = ({ submitted_at, max_score, class_mean, class_students, ...row }: ResultInTermOnWire) => ({
  ...row,
  submittedAt: Date.parse(submitted_at),
  maxScore: max_score,
  classMean: class_mean,
  classStudents: class_students,
})
export type ResultInTerm = ReturnType<typeof resultFromWire>

const studentTerm = async (id: string) => {
  const data = await orThrow(callAsTeacher(readStudentTerm, { params: { id } }))
  return { ...data, rows: data.rows.map(resultFromWire) }
}

export const studentTermQuery = (id: string) =>
  queryOptions({ queryKey: ['trends', 'student', id], queryFn: () => studentTerm(id) })
