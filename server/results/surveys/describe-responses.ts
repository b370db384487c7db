import type * as z from 'zod/mini'
import { questionOnWire } from '#contract/questionnaires/questions-on-wire.ts'
import type { readSurveyResponses as contract } from '#contract/results/survey-responses.ts'
import { leavesOut, type ResponseFilter } from '#domain/answers/response-filter.ts'
import type { Context } from '../../context.ts'
import { listFormerly } from '../../questionnaires/list-formerly.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { countsOf } from '../../runs/responses/count-question.ts'
import { endedOf } from '../../runs/responses/policy.ts'
import type { ToldCounts } from '../anonymous/count-told.ts'
import type { AnonymousSurvey } from '../anonymous/read-told.ts'
import { countMeant } from './find-meant.ts'
import { countOpen } from './find-responses.ts'
import type { CountedResponses, Looked } from './remember-responses.ts'
import type { NamedSurvey, Survey } from './which-survey.ts'

type Needs = Pick<Context, 'db' | 'responses' | 'countTold'>
type Asked = { survey: Survey; filter: ResponseFilter; isCounted: boolean }
type Told = z.input<typeof contract.data>
/** `shown`: null where there are some, and nothing of them is told. */
type Counts = Omit<ToldCounts, 'shown'> & { shown: number | null }

/** What was answered by those that are meant, question by question. */
export const describeResponses = async (needs: Needs, { survey, filter, isCounted }: Asked): Promise<Told> => {
  const { db } = needs
  const { shareCode, version } = await questionnaireFront(db, survey.id)
  const complete = (await endedOf(db, [survey.id])).get(survey.id) ?? 0
  const { shown, questions } = survey.isAnonymous
    ? await countGroups(needs, survey, { filter, complete })
    : await countNamed(needs, survey, { filter, isCounted })
  return {
    title: version.title,
    share_code: shareCode,
    anonymous: survey.isAnonymous,
    complete,
    partial: await countOpen(db, survey.id),
    shown,
    asked: survey.across.questions.map((question) => questionOnWire(question, version.publishedAt)),
    ...listFormerly(survey.across),
    counted: isCounted ? questions : [],
  }
}

type Looking = { filter: ResponseFilter; complete: number }

const countGroups = async (
  { countTold }: Needs,
  survey: AnonymousSurvey,
  { filter, complete }: Looking,
): Promise<Counts> => {
  if (leavesOut(filter)) return { shown: null, questions: [] }
  const counts = await countTold(survey)
  if (counts.shown > 0) return counts
  return complete > 0 ? { shown: null, questions: [] } : counts
}

const countNamed = async (
  { db, responses }: Needs,
  survey: NamedSurvey,
  { filter, isCounted }: Omit<Asked, 'survey'>,
): Promise<Counts> =>
  isCounted
    ? countAnswers(await responses.of(survey), survey, filter)
    : { shown: await countMeant({ db, responses }, survey, filter), questions: [] }

/** Labels are given and taken without any response being changed: what they choose is counted each time. */
const countAnswers = (
  { counted, meant }: Looked,
  survey: NamedSurvey,
  filter: ResponseFilter,
): Promise<CountedResponses> => {
  const { questions, current } = survey.across
  const count = async () => {
    const counts = countsOf(questions)
    let shown = 0
    for await (const { answers } of meant(filter, survey)) {
      counts.add(answers)
      shown += 1
    }
    return { shown, questions: counts.told() }
  }
  return filter.tag === '' ? counted(`${current} ${JSON.stringify(filter)}`, count) : count()
}
