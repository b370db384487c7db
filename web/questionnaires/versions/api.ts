import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  type ListedVersionOnWire,
  listVersions,
  makeCurrent,
  readContent,
  renameQuiz,
} from '#contract/questionnaires/versions.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { quizzesQuery } from '../api.ts'

const versionFromWire = ({ no_of_questions, published_at, under_way, handed_in, ...version }: ListedVersionOnWire) => ({
  ...version,
  questionCount: no_of_questions,
  publishedAt: Date.parse(published_at),
  underWay: under_way,
  handedIn: handed_in,
})
export type ListedVersion = ReturnType<typeof versionFromWire>

/** All that a quiz's teacher is told of its versions begins so. */
const versionsKey = (quizId: string) => [...quizzesQuery.queryKey, 'versions', quizId]

export const versionsQuery = (quizId: string, page = 1) =>
  queryOptions({
    queryKey: [...versionsKey(quizId), page],
    queryFn: async () => {
      const found = await orThrow(callAsTeacher(listVersions, { params: { id: quizId }, query: { page } }))
      const { quiz, current, rows, ...rest } = found
      return {
        ...rest,
        title: quiz.title,
        shareCode: quiz.share_code,
        status: quiz.status,
        current: versionFromWire(current),
        rows: rows.map(versionFromWire),
      }
    },
  })

/** Of the current one where no number is given. It stays as it was read, however often somebody looks away and back. */
export const contentQuery = (quizId: string, version?: number) =>
  queryOptions({
    queryKey: ['content', quizId, version ?? 'current'],
    queryFn: () =>
      orThrow(callAsTeacher(readContent, { params: { id: quizId }, query: version === undefined ? {} : { version } })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Said again, because its answer was lost, it changes nothing. */
export const rename = ({ id, ...names }: { id: string; title: string; subject?: string }) =>
  orThrow(callAsTeacher(renameQuiz, { params: { id }, body: names }))

/** Said again, because its answer was lost, it changes nothing. */
export const makingCurrent = (quizId: string) =>
  mutationOptions({
    mutationKey: ['quizzes', 'current', quizId],
    mutationFn: ({ id, insteadOf }: { id: string; insteadOf: string }) =>
      orThrow(callAsTeacher(makeCurrent, { params: { id: quizId }, body: { version_id: id, instead_of: insteadOf } })),
  })
