import { queryOptions } from '@tanstack/react-query'
import { askedFromWire } from '#contract/questionnaires/questions-from-wire.ts'
import { keyFromWire, keyTablesFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import { answerOf } from '#contract/runs/attempts.ts'
import {
  type AnswerToMarkOnWire,
  listAnswersToMark,
  markAnswer,
  readAnswerToMark,
  readMarkingQueue,
} from '#contract/runs/hand-marks.ts'
import { readKeyed } from '#domain/questionnaires/items/question.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Mark } from './mark.ts'

const fromWire = (onWire: AnswerToMarkOnWire) => ({
  attemptId: onWire.submission_id,
  questionId: onWire.question_id,
  number: onWire.number,
  question: readKeyed({
    ...askedFromWire(onWire.question),
    ...keyTablesFromWire(onWire.question),
    key: keyFromWire(onWire.question),
  }),
  passage: onWire.passage ?? null,
  /** Null where names are hidden. */
  student: onWire.student ?? null,
  answer: answerOf(onWire),
  verdict: onWire.verdict,
  marks: onWire.marks,
  fullMarks: onWire.full_marks,
  rubric: onWire.rubric,
  mark: onWire.mark && { marks: onWire.mark.marks, rubric: onWire.mark.rubric, comment: onWire.mark.comment },
  base: onWire.base,
})

/** One answer as whoever marks it reads it. */
export type AnswerToMark = ReturnType<typeof fromWire>
export type Progress = { answers: number; waiting: number }

export const markingQueueQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['marking', quizId],
    queryFn: () => orThrow(callAsTeacher(readMarkingQueue, { params: { id: quizId } })),
  })

type Asked = { quizId: string; questionId: string; areNamesHidden: boolean }
const namesOf = (areNamesHidden: boolean) => (areNamesHidden ? ({ names: 'hidden' } as const) : {})

/** Ten answers to one question; `after`: where the ones before ended. */
export const readPage = async ({ quizId, questionId, areNamesHidden }: Asked, after: string | null) => {
  const query = { ...(after !== null && { after }), ...namesOf(areNamesHidden) }
  const params = { id: quizId, question: questionId }
  const { answers, ...page } = await orThrow(callAsTeacher(listAnswersToMark, { params, query }))
  return { answers: answers.map(fromWire), ...page }
}

export const readOne = async (attemptId: string, { questionId, areNamesHidden }: Omit<Asked, 'quizId'>) => {
  const params = { id: attemptId, question: questionId }
  return fromWire(await orThrow(callAsTeacher(readAnswerToMark, { params, query: namesOf(areNamesHidden) })))
}

/** Said again, because its answer was lost, it changes nothing. */
export const sendMark = (attemptId: string, questionId: string, said: { basedOn: string; mark: Mark | null }) =>
  callAsTeacher(markAnswer, {
    params: { id: attemptId, question: questionId },
    body: {
      based_on: said.basedOn,
      mark: said.mark === null ? 'none' : { ...said.mark, rubric: [...said.mark.rubric] },
    },
  })
