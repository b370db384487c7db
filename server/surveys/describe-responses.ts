import type * as z from 'zod/mini'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import type { readSurveyResponses as contract } from '#contract/surveys.ts'
import { isoOf } from '#contract/wire.ts'
import { fits, type Question, type QuestionOf } from '#domain/question.ts'
import { answerInWords } from '#domain/question-words.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Context } from '../context.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { questionnaireFront, versionById } from '../questionnaires/store.ts'
import { endedOf } from '../responses/policy.ts'
import { countOpen, type FoundResponse, responsesIn } from './find-responses.ts'

const PER_PAGE = 20
/** Whoever is told to nobody is not shown in a smaller company. */
const FEWEST_APART = 5

type Asked = { page: number; show: 'complete' | 'partial' | 'all'; question: string | null; option: number | null }
type Told = z.input<typeof contract.data>

/** What was answered by those that are asked for, question by question and one by one. */
export const describeResponses = async (
  { db }: Pick<Context, 'db'>,
  id: OwnedQuestionnaireId,
  asked: Asked,
): Promise<Told> => {
  const { shareCode, settings, version: front } = await questionnaireFront(db, id)
  const version = await versionById(db, front.id)
  const isAnonymous = settings.responding.anonymous
  const questions = questionsIn(version)
  const counts = questions.map(countOf)
  const from = (asked.page - 1) * PER_PAGE
  const rows: FoundResponse[] = []
  let shown = 0
  for await (const found of responsesIn(db, { id, isAnonymous })) {
    if (!isWanted(found, asked)) continue
    for (const { add, question } of counts) add(found.answers[question.id] ?? null)
    if (shown >= from && rows.length < PER_PAGE) rows.push(found)
    shown += 1
  }
  const complete = (await endedOf(db, [id])).get(id) ?? 0
  // Nor are the few who are left over where most are shown.
  const isTooFew = isAnonymous && (shown < FEWEST_APART || (shown < complete && complete - shown < FEWEST_APART))
  return {
    title: version.title,
    share_code: shareCode,
    anonymous: isAnonymous,
    complete,
    partial: await countOpen(db, id),
    shown: isTooFew ? null : shown,
    questions: isTooFew
      ? []
      : questions.map((question, at) => ({
          question: questionOnWire(question, version.publishedAt),
          ...(counts[at]?.told() ?? { of: 0, tally: null }),
        })),
    rows: isTooFew ? [] : rows.map((row) => rowOnWire(row, questions)),
    page: asked.page,
    pages: isTooFew ? 1 : Math.max(1, Math.ceil(shown / PER_PAGE)),
  }
}

const isWanted = ({ isComplete, answers }: FoundResponse, { show, question, option }: Asked): boolean => {
  if (show !== 'all' && isComplete !== (show === 'complete')) return false
  if (question === null || option === null) return true
  const given = Object.entries(answers).find(([id]) => id === question)?.[1]
  return given !== undefined && (Array.isArray(given) ? given.includes(option) : given === option)
}

const countOf = <K extends Kind>(question: QuestionOf<K>) => {
  const rule: Rule<Specs[K]> = RULES[question.kind]
  const { asked, key } = question
  let tally = rule.tally.empty(asked)
  let of = 0
  return {
    question,
    add: (given: Value | null) => {
      if (given === null || !fits(question, given)) return
      tally = rule.tally.add(tally, { asked, key, given }, 1)
      of += 1
    },
    told: () => ({ of, tally }),
  }
}

const rowOnWire = ({ id, isComplete, at, name, answers }: FoundResponse, questions: readonly Question[]) => ({
  id,
  is_complete: isComplete,
  at: isoOf(at),
  name,
  answers: questions.map((question) => ({
    question_id: question.id,
    words: answerInWords(question, answers[question.id] ?? null),
  })),
})
