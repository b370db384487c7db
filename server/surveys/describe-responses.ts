import type * as z from 'zod/mini'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import type { readSurveyResponses as contract } from '#contract/surveys.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import type { ResponseFilter } from '#domain/response-filter.ts'
import type { Context } from '../context.ts'
import { questionnaireFront, versionById } from '../questionnaires/store.ts'
import { countOf, type QuestionCount } from '../responses/count-question.ts'
import { endedOf } from '../responses/policy.ts'
import { countMeant, isHidden } from './find-meant.ts'
import { countOpen, type FoundResponse, responsesIn, type Which } from './find-responses.ts'

type Asked = { which: Which; filter: ResponseFilter; isCounted: boolean }
type Told = z.input<typeof contract.data>

/** What was answered by those that are meant, question by question. */
export const describeResponses = async (
  { db }: Pick<Context, 'db'>,
  { which, filter, isCounted }: Asked,
): Promise<Told> => {
  const { shareCode, version: front } = await questionnaireFront(db, which.id)
  const version = await versionById(db, front.id)
  const questions = questionsIn(version)
  const counts = questions.map(countOf)
  const shown = isCounted
    ? await countInto(counts, responsesIn(db, which, filter))
    : await countMeant(db, which, filter)
  const isHiddenNow = await isHidden(db, which, shown)
  return {
    title: version.title,
    share_code: shareCode,
    anonymous: which.isAnonymous,
    complete: (await endedOf(db, [which.id])).get(which.id) ?? 0,
    partial: await countOpen(db, which.id),
    shown: isHiddenNow ? null : shown,
    asked: questions.map((question) => questionOnWire(question, version.publishedAt)),
    counted: isHiddenNow || !isCounted ? [] : counts.map(({ told }) => told()),
  }
}

/** Counts what all of them answered; with how many they are. */
const countInto = async (
  counts: readonly QuestionCount[],
  responses: AsyncIterable<FoundResponse>,
): Promise<number> => {
  let shown = 0
  for await (const { answers } of responses) {
    for (const { add, question } of counts) add(answers[question.id] ?? null)
    shown += 1
  }
  return shown
}
