import type { ExportedQuestionOnWire, ExportedVersionOnWire } from '#contract/exports.ts'
import { isoOf } from '#contract/wire.ts'
import { fullMarksOf, type MarkingRules } from '#domain/marking.ts'
import { marksAsNumber } from '#domain/marks.ts'
import type { Question } from '#domain/question.ts'
import { keyInWords, kindInWords, promptInWords, tallyInWords } from '#domain/question-words.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import type { VersionTally } from '../analytics/tally-questions.ts'
import type { Context } from '../context.ts'

/** A question as every row about one of its answers tells it. */
export type QuestionInWords = {
  number: number
  question: Question
  kind: string
  prompt: string
  right: string
  fullMarks: number
}

const inWords = (question: Question, number: number, marking: MarkingRules): QuestionInWords => ({
  number,
  question,
  kind: kindInWords(question.kind),
  prompt: promptInWords(question),
  right: keyInWords(question),
  fullMarks: marksAsNumber(fullMarksOf(question, marking)),
})

/** Of those versions alone that come one after the other: a quiz may have hundreds, and thousands of students each. */
const MOST_KEPT = 4

export type QuestionsInWords = (versionId: string) => Promise<ReadonlyMap<string, QuestionInWords>>

/** The questions of a version by their ids, put into words once for all who have taken it. */
export const createQuestionsInWords = ({ db, papers }: Pick<Context, 'db' | 'papers'>): QuestionsInWords => {
  const kept = new Map<string, ReadonlyMap<string, QuestionInWords>>()
  return async (versionId) => {
    const known = kept.get(versionId)
    if (known) return known
    const version = await papers.version(db, versionId)
    const questions = questionsIn(version).map((question, at) => inWords(question, at + 1, version.marking))
    const byId = new Map(questions.map((each) => [each.question.id as string, each]))
    const [oldest] = kept.keys()
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(versionId, byId)
    return byId
  }
}

type Tallied = VersionTally['questions'][number]

/** Milliseconds; null where nobody is known to have spent any. */
const averageOf = ({ time }: Tallied['tally']): number | null => (time.of === 0 ? null : Math.round(time.ms / time.of))

/** The part of all whose answer was marked that have it right. */
const facilityOf = ({ verdicts }: Tallied['tally']): number | null => {
  const marked = verdicts.correct + verdicts.partly + verdicts.wrong + verdicts.blank
  return marked === 0 ? null : Number((verdicts.correct / marked).toFixed(4))
}

const describedQuestion = ({ question, tally }: Tallied, words: QuestionInWords): ExportedQuestionOnWire => ({
  id: question.id,
  number: words.number,
  kind: question.kind,
  problem: words.prompt,
  right_answer: words.right,
  max_marks: words.fullMarks,
  verdicts: tally.verdicts,
  facility: facilityOf(tally),
  average_time_ms: averageOf(tally),
  tally: tally.given,
})

/** `counts`: what was given, in words. */
export type DescribedQuestion = { onWire: ExportedQuestionOnWire; counts: string }
export type DescribedVersion = Omit<ExportedVersionOnWire, 'questions'> & { questions: DescribedQuestion[] }

/** How each question of one version was answered. */
export const describeVersion = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  { id, tallied }: { id: string; tallied: VersionTally },
): Promise<DescribedVersion> => {
  const version = await papers.version(db, id)
  return {
    number: version.number,
    title: version.title,
    published_at: isoOf(version.publishedAt),
    total: tallied.total,
    questions: tallied.questions.map((each, at) => ({
      onWire: describedQuestion(each, inWords(each.question, at + 1, version.marking)),
      counts: tallyInWords(each.question, each.tally.given),
    })),
  }
}
