import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listHallQuestions, setHallQuestion } from '#contract/audience/audience-questions.ts'
import { type PresentationOnWire, readPresentation } from '#contract/audience/presentations.ts'
import { listPolls, listPollVotes, readPoll, readPollResults, resetPoll } from '#contract/questionnaires/polls.ts'
import { askedFromWire } from '#contract/questionnaires/questions-from-wire.ts'
import { keyFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import type { ExportFormat } from '#contract/results/exports-requests.ts'
import type { FiguresOnWire } from '#contract/results/live.ts'
import { preparePollExport } from '#contract/results/survey-exports.ts'
import type { PollExported } from '#contract/results/survey-exports-requests.ts'
import type { HallState } from '#domain/audience/audience-question.ts'
import type { QuestionOf } from '#domain/questionnaires/items/question.ts'
import { question as anyQuestion } from '#domain/questionnaires/items/question-schema.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { CallInput } from '../../calls/call.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { answersNamed } from '../surveys/answers-named.ts'

const POLLS = 'polls'

const listedPolls = async () => {
  const polls = await orThrow(callAsTeacher(listPolls, { query: {} }))
  return polls.map((poll) => ({
    id: poll.id,
    title: poll.title,
    shareCode: poll.share_code,
    status: poll.status,
    votes: poll.votes,
    questions: poll.no_of_questions,
  }))
}
export type ListedPoll = Awaited<ReturnType<typeof listedPolls>>[number]

/** All of them, for choosing one. */
export const pollsQuery = queryOptions({ queryKey: [POLLS], queryFn: listedPolls })

const tallyOf = <K extends Kind>({ kind }: QuestionOf<K>, tally: unknown): Specs[K]['tally'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return z.parse(rule.tally.schema, tally)
}

const readResults = async (id: string) => {
  const {
    questions,
    share_code: shareCode,
    version_id: versionId,
    ...poll
  } = await orThrow(callAsTeacher(readPollResults, { params: { id } }))
  return {
    ...poll,
    shareCode,
    versionId,
    questions: questions.map(({ question: onWire, of, tally }) => {
      const asked = z.parse(anyQuestion, { ...askedFromWire(onWire), key: keyFromWire(onWire) })
      const question = { ...asked, prompt: answersNamed(asked.prompt, asked.format) }
      return { question, of, tally: tallyOf(question, tally) }
    }),
  }
}

/** How a poll stands. */
export type PollResults = Awaited<ReturnType<typeof readResults>>
export type PolledQuestion = PollResults['questions'][number]

/**
 * The same with the votes that were told since; null where they are of other questions than the known ones, or counted as
 * this page does not know.
 */
export const retold = (known: PollResults | undefined, { poll }: FiguresOnWire): PollResults | null => {
  if (!poll || known?.versionId !== poll.version_id) return null
  const questions: PolledQuestion[] = []
  for (const [at, { question }] of known.questions.entries()) {
    const told = poll.questions[at]
    const tally = told && RULES[question.kind].tally.schema.safeParse(told.tally).data
    if (!told || tally === undefined) return null
    questions.push({ question, of: told.of, tally })
  }
  return { ...known, status: poll.status, votes: poll.votes, questions }
}

export const pollResultsQuery = (id: string) =>
  queryOptions({ queryKey: [POLLS, id], queryFn: () => readResults(id), enabled: id !== '' })

/** What the audience asks, all of it. */
export const hallQuery = (id: string) =>
  queryOptions({
    queryKey: [POLLS, id, 'hall'],
    queryFn: () => orThrow(callAsTeacher(listHallQuestions, { params: { id } })),
  })

/** An answer that was overtaken on its way tells less than what is known. */
export const newerOf = (known: PresentationOnWire | undefined, told: PresentationOnWire): PresentationOnWire =>
  known && known.revision > told.revision ? known : told

/** What its screens show. */
export const presentationQuery = (id: string) => {
  return queryOptions({
    queryKey: [POLLS, id, 'presentation'],
    queryFn: async ({ client, queryKey }): Promise<PresentationOnWire> => {
      const told = await orThrow(callAsTeacher(readPresentation, { params: { id } }))
      return newerOf(client.getQueryData(queryKey), told)
    },
  })
}

type Setting = { id: string; question: string; state: HallState }

export const settingAudienceQuestion = mutationOptions({
  mutationKey: [POLLS, 'hall'],
  mutationFn: ({ id, question, state }: Setting) =>
    orThrow(callAsTeacher(setHallQuestion, { params: { id, hall_question: question }, body: { state } })),
})

export const pollVotesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [POLLS, id, 'votes', page],
    queryFn: () => orThrow(callAsTeacher(listPollVotes, { params: { id }, query: { page } })),
    placeholderData: keepPreviousData,
  })

/** The votes of the moment at which they were asked for. */
export const newestSaidQuery = (id: string) =>
  queryOptions({
    queryKey: [POLLS, 'said', id],
    queryFn: async () => {
      const askedAt = Date.now()
      const { rows } = await orThrow(callAsTeacher(listPollVotes, { params: { id }, query: { page: 1 } }))
      return { askedAt, rows }
    },
  })

export type ReadPoll = z.infer<typeof readPoll.data>

/** As it is written. */
export const pollQuery = (id: string) =>
  queryOptions({
    queryKey: [POLLS, id, 'written'],
    queryFn: () => orThrow(callAsTeacher(readPoll, { params: { id } })),
  })

/** Where the file is, for this browser alone and for two minutes. */
export const prepareVotes = (id: string, wanted: { what: PollExported; format: ExportFormat }) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callAsTeacher(preparePollExport, { params: { id }, body: { ...wanted, time_zone: timeZone } })
}

type Reset = { id: string; body: CallInput<typeof resetPoll>['body'] }

export const resettingPoll = mutationOptions({
  mutationKey: [POLLS, 'reset'],
  mutationFn: ({ id, body }: Reset) => orThrow(callAsTeacher(resetPoll, { params: { id }, body })),
})
