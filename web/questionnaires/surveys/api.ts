import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { askedFromWire } from '#contract/questionnaires/questions-from-wire.ts'
import { keyFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import { listSurveys, readSurvey } from '#contract/questionnaires/surveys.ts'
import type { FilterOnWire } from '#contract/results/response-filters.ts'
import { listSummaryLinks, makeSummaryLink, readSummary, withdrawSummaryLink } from '#contract/results/summary-links.ts'
import { crossResponses, listWritten, tagWritten } from '#contract/results/survey-answers.ts'
import { prepareSurveyExport } from '#contract/results/survey-exports.ts'
import type { SurveyExported, SurveyExportFormat } from '#contract/results/survey-exports-requests.ts'
import { listSurveyResponses, readSurveyResponses } from '#contract/results/survey-responses.ts'
import { question as anyQuestion } from '#domain/questionnaires/items/question-schema.ts'
import { call } from '../../calls/call.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { tallyOf } from '../../results/quizzes/question-results-api.ts'
import { formerlyInWords } from '../versions/formerly-in-words.ts'

const SURVEYS = 'surveys'

export type ListedSurvey = z.infer<typeof listSurveys.data>[number]
export type ReadSurvey = z.infer<typeof readSurvey.data>

export const surveysQuery = queryOptions({
  queryKey: [SURVEYS],
  queryFn: () => orThrow(callAsTeacher(listSurveys, { query: {} })),
})

export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: [SURVEYS, id],
    queryFn: () => orThrow(callAsTeacher(readSurvey, { params: { id } })),
  })

type Looked = { id: string; filter: FilterOnWire }

/** Where nothing is counted it takes no longer, however many there are. */
type Summarised = Looked & { isCounted: boolean }
type Counts = Pick<z.infer<typeof readSummary.data>, 'asked' | 'formerly' | 'counted'>

/** The questions, and each with its counts; null: nothing is told of it. */
const countedIn = (data: Counts) => {
  const asked = data.asked.map((onWire) =>
    formerlyInWords(z.parse(anyQuestion, { ...askedFromWire(onWire), key: keyFromWire(onWire) }), data.formerly),
  )
  const counted = data.counted.flatMap((each, at) => {
    const question = asked[at]
    if (!question) return []
    return each ? { question, of: each.of, tally: tallyOf(question, each.tally) } : { question, of: null }
  })
  return { asked, counted }
}

const readResponses = async ({ id, filter, isCounted }: Summarised) => {
  const query = { ...filter, counts: isCounted ? ('yes' as const) : ('no' as const) }
  const data = await orThrow(callAsTeacher(readSurveyResponses, { params: { id }, query }))
  return { ...data, ...countedIn(data) }
}

/** How many have answered, without anything being counted. */
export const readResponded = (id: string) =>
  callAsTeacher(readSurveyResponses, { params: { id }, query: { counts: 'no' } })

/** What a link shows; asked for anew by hand. */
export const sharedSummaryQuery = (key: string) =>
  queryOptions({
    queryKey: ['shared-summary', key],
    queryFn: async () => {
      const data = await orThrow(call(readSummary, { body: { key } }))
      const { asked, counted } = countedIn(data)
      // What was written may not be shown to all who have the link.
      return { ...data, asked, counted: counted.filter(({ of }) => of !== null) }
    },
    retry: false,
  })
export type ReadResponses = Awaited<ReturnType<typeof readResponses>>
export type AskedQuestion = ReadResponses['asked'][number]
export type CountedQuestion = ReadResponses['counted'][number]

/** What was seen last stays while the next is on its way. */
export const responsesQuery = (looked: Summarised) =>
  queryOptions({
    queryKey: [SURVEYS, looked.id, 'responses', looked.filter, looked.isCounted],
    queryFn: () => readResponses(looked),
    placeholderData: (before: ReadResponses | undefined, query) =>
      query?.queryKey[1] === looked.id && query.queryKey[4] === looked.isCounted ? before : undefined,
  })

type Listed = Looked & { page: number; isOne: boolean; sort: string; order: 'up' | 'down' }
export type ListedResponses = z.infer<typeof listSurveyResponses.data>
export type ListedResponse = ListedResponses['rows'][number]

export const responseListQuery = ({ id, filter, page, isOne, sort, order }: Listed) =>
  queryOptions({
    queryKey: [SURVEYS, id, 'list', filter, page, isOne, sort, order],
    queryFn: () => {
      const query = { ...filter, page, one: isOne ? ('yes' as const) : ('no' as const), sort, order }
      return orThrow(callAsTeacher(listSurveyResponses, { params: { id }, query }))
    },
    placeholderData: (before: ListedResponses | undefined, query) => (query?.queryKey[1] === id ? before : undefined),
  })

export const crossedQuery = ({ id, filter, rows, columns }: Looked & { rows: string; columns: string }) =>
  queryOptions({
    queryKey: [SURVEYS, id, 'crossed', filter, rows, columns],
    queryFn: () => orThrow(callAsTeacher(crossResponses, { params: { id }, query: { ...filter, rows, columns } })),
  })
export type CrossedResponses = z.infer<typeof crossResponses.data>

type Written = Looked & { question: string; page: number }
export const writtenQuery = ({ id, filter, question, page }: Written) =>
  queryOptions({
    queryKey: [SURVEYS, id, 'written', question, filter, page],
    queryFn: () => orThrow(callAsTeacher(listWritten, { params: { id, question }, query: { ...filter, page } })),
  })
export type WrittenAnswer = z.infer<typeof listWritten.data>['answers'][number]

type Tagging = { id: string; question: string; responseId: string; tag: string; isSet: boolean }
export const tagging = mutationOptions({
  mutationKey: [SURVEYS, 'tag'],
  mutationFn: ({ id, question, responseId, tag, isSet }: Tagging) => {
    const body = { response_id: responseId, tag, is_set: isSet }
    return orThrow(callAsTeacher(tagWritten, { params: { id, question }, body }))
  },
})

export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: [SURVEYS, id, 'links'],
    queryFn: () => orThrow(callAsTeacher(listSummaryLinks, { params: { id } })),
  })

export const makeLink = (id: string, body: { key: string; shows_texts: boolean }) =>
  callAsTeacher(makeSummaryLink, { params: { id }, body })

export const withdrawing = mutationOptions({
  mutationKey: [SURVEYS, 'withdraw'],
  mutationFn: (params: { id: string; link: string }) => orThrow(callAsTeacher(withdrawSummaryLink, { params })),
})

type WantedFile = { what: SurveyExported; format: SurveyExportFormat; filter: FilterOnWire }

/** Where the file is, for this browser alone and for two minutes. */
export const prepareResponses = (id: string, wanted: WantedFile) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callAsTeacher(prepareSurveyExport, { params: { id }, body: { ...wanted, time_zone: timeZone } })
}
