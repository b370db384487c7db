import type * as z from 'zod/mini'
import type { listWritten as contract } from '#contract/survey-answers.ts'
import { idInVersions } from '#domain/across-versions.ts'
import { fits, type Question } from '#domain/question.ts'
import { answerInWords } from '#domain/question-words.ts'
import type { Value } from '#domain/questions/value.ts'
import { holdsText, type ResponseFilter } from '#domain/response-filter.ts'
import type { Context } from '../context.ts'
import { isHidden } from './find-meant.ts'
import type { Which } from './find-responses.ts'
import { responsesTagged, tagCounts, tagsOf } from './store.ts'

const PER_PAGE = 30

type Told = z.input<typeof contract.data>
type Asked = { questionId: string; filter: ResponseFilter; page: number }

/** What was written to one question by those that are meant; null where nothing is written there. */
export const listWritten = async (
  { db, responses }: Pick<Context, 'db' | 'responses'>,
  which: Which,
  { questionId, filter, page }: Asked,
): Promise<Told | null> => {
  const question = which.across.questions.find(({ id }) => id === questionId)
  if (!question) return null
  const from = (page - 1) * PER_PAGE
  const onPage: { responseId: string; text: string }[] = []
  const tagged =
    filter.tag === ''
      ? null
      : await responsesTagged(db, { id: which.id, questionId: idInVersions(questionId), tag: filter.tag })
  let [meant, found] = [0, 0]
  for await (const { id, answers } of (await responses.of(which)).meant(filter, which)) {
    meant += 1
    const text = writtenIn(question, answers[question.id] ?? null)
    if (text === '' || !(tagged?.has(id) ?? true)) continue
    if (filter.search !== '' && !holdsText(text, filter.search)) continue
    if (found >= from && onPage.length < PER_PAGE) onPage.push({ responseId: id, text })
    found += 1
  }
  const counts = await tagCounts(db, which.id)
  const tags = counts
    .filter((each) => each.questionId === idInVersions(questionId))
    .map(({ tag, count }) => ({ tag, count }))
  if (await isHidden(db, which, meant)) return { found: null, answers: [], page: 1, pages: 1, tags }
  const shown = onPage.map(({ responseId }) => responseId)
  const own = await tagsOf(db, { id: which.id, questionId: idInVersions(questionId), responses: shown })
  return {
    found,
    answers: onPage.map(({ responseId, text }) => ({ response_id: responseId, text, tags: own.get(responseId) ?? [] })),
    page,
    pages: Math.max(1, Math.ceil(found / PER_PAGE)),
    tags,
  }
}

/** All of a text; beside options only what was written as another one. */
const writtenIn = (question: Question, given: Value | null): string => {
  if (given === null || !fits(question, given)) return ''
  if (question.kind !== 'opinion') return typeof given === 'string' ? answerInWords(question, given) : ''
  const last = Array.isArray(given) ? given.at(-1) : null
  return typeof last === 'string' ? last : ''
}
