import { marked, rulesFor, type Verdict } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import { totalOf } from '../marking/marks-floor.ts'
import { fits, type Question, type QuestionOf } from '../questionnaires/items/question.ts'
import { flooredIn, outOfVersion, partsIn, type Version } from '../questionnaires/questionnaire.ts'
import type { QuestionId } from '../questions/question-id.ts'
import type { Credit, Rule } from '../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../questions/rules.ts'
import { isUnscored } from '../questions/traits.ts'
import type { Value } from '../questions/value.ts'
import { isVisible } from '../text/text.ts'
import { type AnswerSheet, compareWritten, firstOf, untouched } from './answer.ts'

export type MarkedAnswer = { questionId: QuestionId; verdict: Verdict; marks: Marks }
export type Score = { total: Marks; outOf: Marks; answers: MarkedAnswer[] }

const creditOf = <K extends Kind>({ kind, key, asked }: QuestionOf<K>, answer: Specs[K]['given']): Credit => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.credit(key, answer, asked)
}

/** An answer that could not be given to the question is wrong, where any is. */
const NOTHING_RIGHT: Credit = { hits: 0, misses: 1, of: 1 }

/** Without texts in which nothing can be seen; null where nothing else was given. */
const seenIn = (answer: Value): Value | null => {
  if (typeof answer === 'string') return isVisible(answer) ? answer : null
  if (!Array.isArray(answer)) return answer
  const seen = answer.map((part) => (typeof part === 'string' && !isVisible(part) ? null : part))
  return seen.some((part) => part !== null) ? seen : null
}

const achieved = (question: Question, given: Value | null): Credit | 'blank' => {
  const answer = given === null ? null : seenIn(given)
  if (answer === null) return 'blank'
  if (fits(question, answer)) return creditOf(question, answer)
  // A unit without a number.
  if (given !== null && fits(question, given)) return 'blank'
  return isUnscored(question.kind) ? 'blank' : NOTHING_RIGHT
}

/** Of a section the first `choose` of its answers, in the order in which its questions became answered; all others count for nothing. */
const countedFirst = (answers: readonly MarkedAnswer[], sheet: AnswerSheet, choose: number): MarkedAnswer[] => {
  const given = answers.filter(({ verdict }) => verdict !== 'blank')
  if (given.length <= choose) return [...answers]
  const first = ({ questionId }: MarkedAnswer) => firstOf(sheet[questionId] ?? untouched)
  const beyond = new Set(given.sort((one, other) => compareWritten(first(one), first(other))).slice(choose))
  return answers.map((answer) => (beyond.has(answer) ? { ...answer, verdict: 'not_counted', marks: 0 } : answer))
}

/** What marked answers come to on their paper, with its floor. */
export const totalOn = (
  paper: Pick<Version, 'sections' | 'marking'>,
  answers: readonly Pick<MarkedAnswer, 'questionId' | 'marks'>[],
): Marks => {
  const floored = flooredIn(paper)
  return totalOf(answers.map(({ questionId, marks }) => ({ marks, flooredWith: floored.get(questionId) })))
}

/** Marks a sheet against its paper. `total` may be negative where nothing keeps it from that; `outOf` is what all right answers would earn. */
export const score = (paper: Pick<Version, 'sections' | 'marking'>, sheet: AnswerSheet): Score => {
  const answers = partsIn(paper).flatMap(({ section: { choose }, questions }) => {
    const all = questions.map((question) => ({
      questionId: question.id,
      ...marked(achieved(question, sheet[question.id]?.answer ?? null), rulesFor(question, paper.marking)),
    }))
    return choose === undefined ? all : countedFirst(all, sheet, choose)
  })
  return {
    total: totalOn(paper, answers),
    outOf: outOfVersion(paper),
    answers,
  }
}
