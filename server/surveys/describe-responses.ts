import type * as z from 'zod/mini'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import type { readSurveyResponses as contract } from '#contract/surveys.ts'
import type { ResponseFilter } from '#domain/response-filter.ts'
import type { Context } from '../context.ts'
import { listFormerly } from '../questionnaires/list-formerly.ts'
import { questionnaireFront } from '../questionnaires/store.ts'
import { countOf } from '../responses/count-question.ts'
import { endedOf } from '../responses/policy.ts'
import { countMeant, isHidden } from './find-meant.ts'
import { countOpen, type Which } from './find-responses.ts'
import type { CountedResponses, Looked } from './remember-responses.ts'

type Asked = { which: Which; filter: ResponseFilter; isCounted: boolean }
type Told = z.input<typeof contract.data>

/** What was answered by those that are meant, question by question. */
export const describeResponses = async (
  { db, responses }: Pick<Context, 'db' | 'responses'>,
  { which, filter, isCounted }: Asked,
): Promise<Told> => {
  const { shareCode, version } = await questionnaireFront(db, which.id)
  const { questions } = which.across
  const { shown, questions: counted } = isCounted
    ? await countAnswers(await responses.of(which), which, filter)
    : { shown: await countMeant({ db, responses }, which, filter), questions: [] }
  const isHiddenNow = await isHidden(db, which, shown)
  return {
    title: version.title,
    share_code: shareCode,
    anonymous: which.isAnonymous,
    complete: (await endedOf(db, [which.id])).get(which.id) ?? 0,
    partial: await countOpen(db, which.id),
    shown: isHiddenNow ? null : shown,
    asked: questions.map((question) => questionOnWire(question, version.publishedAt)),
    ...listFormerly(which.across),
    counted: isHiddenNow ? [] : counted,
  }
}

/** Labels are given and taken without any response being changed: what they choose is counted each time. */
const countAnswers = ({ counted, meant }: Looked, which: Which, filter: ResponseFilter): Promise<CountedResponses> => {
  const { questions, current } = which.across
  const count = async () => {
    const counts = questions.map(countOf)
    let shown = 0
    for await (const { answers } of meant(filter, which)) {
      for (const { add, question } of counts) add(answers[question.id] ?? null)
      shown += 1
    }
    return { shown, questions: counts.map(({ told }) => told()) }
  }
  return filter.tag === '' ? counted(`${current} ${JSON.stringify(filter)}`, count) : count()
}
