import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { editPoll, listPolls, readPoll, readPollResults } from '#contract/polls.ts'
import { askedFromWire } from '#contract/questions-from-wire.ts'
import { keyFromWire } from '#contract/questions-on-wire.ts'
import { actOnQuizzes } from '#contract/quiz-actions.ts'
import { createResponded } from '#contract/responses.ts'
import type { QuestionOf } from '#domain/question.ts'
import { question as anyQuestion } from '#domain/question-schema.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { orThrow } from '../api/reply.ts'
import type { WrittenPoll } from './poll-draft.ts'

const POLLS = 'polls'

export const pollsQuery = queryOptions({
  queryKey: [POLLS],
  queryFn: async () =>
    (await orThrow(callAsTeacher(listPolls, { query: {} }))).map(
      ({ share_code: shareCode, created_at: _, ...poll }) => ({
        ...poll,
        shareCode,
      }),
    ),
})

const tallyOf = <K extends Kind>({ kind }: QuestionOf<K>, tally: unknown): Specs[K]['tally'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return z.parse(rule.tally.schema, tally)
}

const readResults = async (id: string) => {
  const {
    questions,
    share_code: shareCode,
    ...poll
  } = await orThrow(callAsTeacher(readPollResults, { params: { id } }))
  return {
    ...poll,
    shareCode,
    questions: questions.map(({ question: onWire, of, tally }) => {
      const question = z.parse(anyQuestion, { ...askedFromWire(onWire), key: keyFromWire(onWire) })
      return { question, of, tally: tallyOf(question, tally) }
    }),
  }
}

/** How a poll stands. */
export type PollResults = Awaited<ReturnType<typeof readResults>>
export type PolledQuestion = PollResults['questions'][number]

export const pollResultsQuery = (id: string) =>
  queryOptions({ queryKey: [POLLS, id], queryFn: () => readResults(id), enabled: id !== '' })

export type ReadPoll = z.infer<typeof readPoll.data>

/** As it is written. */
export const pollQuery = (id: string) =>
  queryOptions({
    queryKey: [POLLS, id, 'written'],
    queryFn: () => orThrow(callAsTeacher(readPoll, { params: { id } })),
  })

export const startPoll = (written: WrittenPoll, key: string) =>
  orThrow(callAsTeacher(createResponded, { body: { kind: 'poll', ...written, draft_key: key } }))

export const changePoll = (of: { id: string; basedOn: string }, written: WrittenPoll, key: string) =>
  orThrow(
    callAsTeacher(editPoll, { params: { id: of.id }, body: { ...written, based_on: of.basedOn, draft_key: key } }),
  )

type Act = { id: string; action: 'close' | 'reopen' }

export const actingOnPoll = mutationOptions({
  mutationKey: [POLLS, 'act'],
  mutationFn: ({ id, action }: Act) => orThrow(callAsTeacher(actOnQuizzes, { body: { ids: [id], action } })),
})
