import type { MarkedEntry } from '../answers/attempt.ts'
import { fullMarksOf, type MarkingRules, type Verdict } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import { type FlooredWith, liftsOf } from '../marking/marks-floor.ts'
import { fits, type Question } from '../questionnaires/items/question.ts'
import type { AnyOf } from '../questionnaires/questionnaire.ts'
import type { QuestionId } from '../questions/question-id.ts'
import type { Kind } from '../questions/rules.ts'
import type { Value } from '../questions/value.ts'
import type { AcrossVersions } from './across-versions.ts'
import { optionsChosen } from './item-findings.ts'
import {
  bytesOfTally,
  emptyTally,
  lessenedTally,
  type QuestionTally,
  tooLargeAmong,
  withAnswer,
} from './question-tally.ts'
import { bytesOfSums, copyOfSums, countResult, emptySums, type QuizSums } from './quiz-sums.ts'

/**
 * A question as it is counted, and by which rules it is marked; `anyOf`: where only some of its section count;
 * `flooredWith`: where a sum that it is in does not go below zero.
 */
export type CountedQuestion = {
  question: Question
  rules: MarkingRules
  anyOf?: AnyOf | undefined
  flooredWith?: FlooredWith | undefined
}
export type TalliedQuestion = CountedQuestion & { tally: QuestionTally<Kind> }

/** What the results of all versions came to whose questions are counted as the same, in the same order. */
export type EditionTally = { total: number; questions: TalliedQuestion[]; sums: QuizSums }

/** The questions of one version as they are counted; of versions with the same `name` they are the same. */
export type Edition = { name: string; questions: CountedQuestion[] }

type Asked = Pick<AcrossVersions, 'questions' | 'rules' | 'countedAs' | 'anyOf' | 'floored'>

export const editionOf = ({ questions, rules, countedAs, anyOf, floored }: Asked, versionId: string): Edition => {
  const known = new Map(questions.map((question) => [question.id, question]))
  const [some, floors] = [anyOf(versionId), floored(versionId)]
  const asked = [...countedAs(versionId)].map(([id, counted]) => ({
    id: counted.id,
    anyOf: some.get(id),
    flooredWith: floors.get(id),
  }))
  const counted = asked.flatMap(({ id, ...own }) => {
    const [question, rulesOfIt] = [known.get(id), rules.get(id)]
    return question && rulesOfIt ? { question, rules: rulesOfIt, ...own } : []
  })
  const names = asked.map(({ id, anyOf, flooredWith }) => {
    const name = anyOf ? `${id}:${anyOf.section}:${anyOf.isDrawn ? 'd' : ''}${anyOf.choose}` : id
    return flooredWith === undefined ? name : `${name}/${flooredWith}`
  })
  return { name: names.join(' '), questions: counted }
}

export const emptyEdition = (questions: readonly CountedQuestion[]): EditionTally => ({
  total: 0,
  questions: questions.map((each) => ({ ...each, tally: emptyTally(each.question) })),
  sums: emptySums(questions.length),
})

/** The result of one version as its questions are counted; what could not be given to them is no answer. */
export const countedEntries = (
  { read, countedAs }: Pick<AcrossVersions, 'read' | 'countedAs'>,
  versionId: string,
  entries: readonly MarkedEntry[],
): MarkedEntry[] => {
  const given: Record<QuestionId, Value> = {}
  for (const { questionId, answer } of entries) if (answer !== null) given[questionId] = answer
  const answers = read(versionId, given)
  const counted = countedAs(versionId)
  return entries.flatMap((entry) => {
    const id = counted.get(entry.questionId)?.id
    return id === undefined ? [] : { ...entry, questionId: id, answer: answers[id] ?? null }
  })
}

/** The marks that a complete result has: of a section in which some questions count, only those. */
export const fullMarksOfAll = (questions: readonly CountedQuestion[]): Marks =>
  [...Map.groupBy(questions, ({ anyOf }) => anyOf?.section).values()].reduce((sum, together) => {
    const each = together.map(({ question, rules }) => fullMarksOf(question, rules)).sort((a, b) => b - a)
    return each.slice(0, together[0]?.anyOf?.choose).reduce((all, full) => all + full, sum)
  }, 0)

/**
 * Whether an entry says anything of its question: where students choose what to answer, only one that counts does, and where
 * questions are drawn, there is none of those that were not.
 */
const isMet = ({ anyOf }: CountedQuestion, verdict: Verdict | undefined): boolean => {
  if (anyOf?.isDrawn) return verdict !== undefined
  return verdict !== 'not_counted' && (anyOf === undefined || (verdict ?? 'blank') !== 'blank')
}

/** How many of `count` results say anything of a question, and how many of those are blank. */
export const metIn = (
  { anyOf, tally: { verdicts } }: TalliedQuestion,
  count: number,
): { met: number; blank: number } => {
  if (anyOf === undefined) return { met: count, blank: verdicts.blank }
  if (anyOf.isDrawn) return { met: Object.values(verdicts).reduce((sum, each) => sum + each, 0), blank: verdicts.blank }
  return { met: count - verdicts.blank - verdicts.not_counted, blank: 0 }
}

/** What is counted into the copy is not in the original, which others may be reading. */
export const copyOfEdition = (edition: EditionTally): EditionTally => ({
  ...edition,
  questions: [...edition.questions],
  sums: copyOfSums(edition.sums),
})

/** Changes the edition; the result is of `countedEntries`. `timeShare`: the part of the time allowed that the result took. */
export const countIntoEdition = (edition: EditionTally, result: readonly MarkedEntry[], timeShare: number): void => {
  const entries = new Map(result.map((entry) => [entry.questionId, entry]))
  const answers = edition.questions.map((counted) => {
    const { question } = counted
    const { answer = null, marks = 0, verdict } = entries.get(question.id) ?? {}
    if (!isMet(counted, verdict)) return null
    return { marks, options: answer !== null && fits(question, answer) ? optionsChosen(question.kind, answer) : [] }
  })
  const marksOf = ({ id }: Question) => entries.get(id)?.marks ?? 0
  const lifts = liftsOf(edition.questions.map(({ question, ...own }) => ({ ...own, marks: marksOf(question) })))
  edition.total += 1
  edition.questions = edition.questions.map((known) => {
    const entry = entries.get(known.question.id)
    return entry ? { ...known, tally: withAnswer<Kind>(known.question, known.tally, entry) } : known
  })
  countResult(edition.sums, { answers, outOf: fullMarksOfAll(edition.questions), timeShare, lifts }, 1)
}

/** Changes the edition: where what was typed takes more than `most` bytes, the rarest of it is counted without being named. */
export const keepEditionBounded = (edition: EditionTally, most: number): void => {
  const tooLarge = tooLargeAmong(
    edition.questions.map(({ tally }) => bytesOfTally(tally.given)),
    most,
  )
  if (!tooLarge.includes(true)) return
  edition.questions = edition.questions.map((known, at) =>
    tooLarge[at] ? { ...known, tally: lessenedTally<Kind>(known.question, known.tally) } : known,
  )
}

/** Roughly what it takes in memory; the questions are the versions' own. */
export const bytesOfEdition = ({ questions, sums }: EditionTally): number =>
  questions.reduce((bytes, { tally }) => bytes + 2 * JSON.stringify(tally).length, bytesOfSums(sums))
