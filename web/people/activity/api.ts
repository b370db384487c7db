import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ActivityOnWire, listActivity } from '#contract/people/activity.ts'
import type { ActivityPart } from '#domain/people/activity.ts'
import { orThrow } from '../../calls/reply.ts'
import { quizzesQuery } from '../../questionnaires/api.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { wordsSaidIn } from './search-sentences.ts'

export const entryFromWire = ({ id, at, kind, quiz, student, details }: ActivityOnWire) => ({
  id,
  kind,
  details,
  student,
  quiz: quiz && { id: quiz.id, kind: quiz.kind, title: quiz.title, isInBin: quiz.in_bin },
  /** Milliseconds. */
  at: Date.parse(at),
})
export type Entry = ReturnType<typeof entryFromWire>

export type LogView = { part: ActivityPart; search: string; page: number }

/** Whatever changes quizzes changes their log as well. */
export const logQuery = ({ part, search, page }: LogView) =>
  queryOptions({
    queryKey: [...quizzesQuery.queryKey, 'log', part, search, page],
    queryFn: async () => {
      const query = { part, page, ...(search && { search, said: wordsSaidIn(search) }) }
      const { entries, ...place } = await orThrow(callAsTeacher(listActivity, { query }))
      return { entries: entries.map(entryFromWire), ...place }
    },
    placeholderData: keepPreviousData,
  })
