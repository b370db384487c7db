import type * as z from 'zod/mini'
import type { listWritten as contract } from '#contract/results/survey-answers.ts'
import { holdsText, leavesOut, type ResponseFilter } from '#domain/answers/response-filter.ts'
import { ownWordsIn } from '#domain/questionnaires/items/facets.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { idInVersions } from '#domain/statistics/across-versions.ts'
import type { Context } from '../../context.ts'
import { type AnonymousSurvey, toldGroups } from '../anonymous/read-told.ts'
import { releaseBatches } from '../anonymous/release-batches.ts'
import { sealAnswer } from './find-sealed.ts'
import { responsesTagged, tagCounts, tagsOf } from './store.ts'
import type { NamedSurvey, Survey } from './which-survey.ts'

const PER_PAGE = 30

type Needs = Pick<Context, 'db' | 'responses' | 'sign'>
type Told = z.input<typeof contract.data>
type Asked = { questionId: string; filter: ResponseFilter; page: number }
type Written = { responseId: string; text: string }
type Reading = { question: Question; filter: ResponseFilter }

/** What was written to one question by those that are meant; null where nothing is written there. */
export const listWritten = async (
  needs: Needs,
  survey: Survey,
  { questionId, filter, page }: Asked,
): Promise<Told | null> => {
  const { db } = needs
  const question = survey.across.questions.find(({ id }) => id === questionId)
  if (!question) return null
  const inVersions = { id: survey.id, questionId: idInVersions(questionId) }
  const tags = (await tagCounts(db, survey.id))
    .filter((each) => each.questionId === inVersions.questionId)
    .map(({ tag, count }) => ({ tag, count }))
  // Of an anonymous survey nothing but this answer says whether it is meant.
  if (survey.isAnonymous && leavesOut({ ...filter, search: '', tag: '' }))
    return { found: null, answers: [], page: 1, pages: 1, tags }
  const tagged = filter.tag === '' ? null : await responsesTagged(db, { ...inVersions, tag: filter.tag })
  const written = survey.isAnonymous ? toldTo(db, survey, question) : namedTo(needs, survey, { question, filter })
  const onPage: Written[] = []
  let found = 0
  for await (const each of written) {
    if (!(tagged?.has(each.responseId) ?? true)) continue
    if (filter.search !== '' && !holdsText(each.text, filter.search)) continue
    if (found >= (page - 1) * PER_PAGE && onPage.length < PER_PAGE) onPage.push(each)
    found += 1
  }
  const own = await tagsOf(db, { ...inVersions, responses: onPage.map(({ responseId }) => responseId) })
  const idOf = ({ responseId }: Written) =>
    survey.isAnonymous ? sealAnswer(needs, { ...inVersions, responseId }) : responseId
  return {
    found,
    answers: onPage.map((each) => ({ response_id: idOf(each), text: each.text, tags: own.get(each.responseId) ?? [] })),
    page,
    pages: Math.max(1, Math.ceil(found / PER_PAGE)),
    tags,
  }
}

async function* namedTo(
  { responses }: Needs,
  survey: NamedSurvey,
  { question, filter }: Reading,
): AsyncGenerator<Written> {
  for await (const { id, answers } of (await responses.of(survey)).meant(filter, survey)) {
    const text = ownWordsIn(question, answers[question.id] ?? null)
    if (text !== '') yield { responseId: id, text }
  }
}

async function* toldTo(db: Context['db'], survey: AnonymousSurvey, question: Question): AsyncGenerator<Written> {
  const place = survey.across.questions.indexOf(question)
  for await (const { at, answers } of toldGroups(db, survey, await releaseBatches(db, survey.id))) {
    for (const { responseId, value } of at === place ? answers : []) {
      const text = ownWordsIn(question, value)
      if (text !== '') yield { responseId, text }
    }
  }
}
