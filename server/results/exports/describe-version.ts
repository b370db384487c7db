import type { ExportedQuestionOnWire, ExportedVersionOnWire } from '#contract/results/exports.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { tallyInWords } from '#domain/questionnaires/items/question-words.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { type AcrossVersions, idInVersions } from '#domain/statistics/across-versions.ts'
import { type AnswerCount, answerCounts } from '#domain/statistics/answer-counts.ts'
import { type EditionTally, metIn, type TalliedQuestion } from '#domain/statistics/edition.ts'
import { toldGiven } from '#domain/statistics/question-tally.ts'
import type { Context } from '../../context.ts'
import { withGoneTold } from '../../questionnaires/tell-gone.ts'
import { type QuestionInWords, questionInWords } from './word-question.ts'

/** Milliseconds; null where nobody is known to have spent any. */
const averageOf = ({ time }: TalliedQuestion['tally']): number | null =>
  time.of === 0 ? null : Math.round(time.ms / time.of)

/** The part of all whose answer was marked that have it right; no blank is where students choose what to answer. */
const facilityOf = (question: TalliedQuestion, total: number): number | null => {
  const { verdicts } = question.tally
  const marked = verdicts.correct + verdicts.partly + verdicts.wrong + metIn(question, total).blank
  return marked === 0 ? null : Number((verdicts.correct / marked).toFixed(4))
}

type Beside = { words: QuestionInWords; total: number }

const describedQuestion = (tallied: TalliedQuestion, { words, total }: Beside): ExportedQuestionOnWire => {
  const { question, tally } = tallied
  return {
    id: idInVersions(question.id),
    number: words.number,
    kind: question.kind,
    problem: words.prompt,
    right_answer: words.right,
    max_marks: words.fullMarks,
    verdicts: tally.verdicts,
    facility: facilityOf(tallied, total),
    average_time_ms: averageOf(tally),
    tally: toldGiven<Kind>(question, tally),
  }
}

/** Of so many who handed in, those who were not asked it: it was not drawn for them. */
const notMetOf = ({ anyOf, tally }: TalliedQuestion, total: number): number =>
  anyOf?.isDrawn ? total - Object.values(tally.verdicts).reduce((sum, each) => sum + each, 0) : 0

/** `counts`: what was given, in words; `answers`: each with its number, where an answer is one thing. */
export type DescribedQuestion = {
  onWire: ExportedQuestionOnWire
  notMet: number
  counts: string
  answers: AnswerCount[]
}
export type DescribedVersion = Omit<ExportedVersionOnWire, 'questions'> & { questions: DescribedQuestion[] }

type Counted = { id: string; tallied: Pick<EditionTally, 'total' | 'questions'>; offered: AcrossVersions['offered'] }

/** How each question of one version was answered. */
export const describeVersion = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  { id, tallied, offered }: Counted,
): Promise<DescribedVersion> => {
  const version = await papers.version(db, id)
  return {
    number: version.number,
    title: version.title,
    published_at: isoOf(version.publishedAt),
    total: tallied.total,
    questions: tallied.questions.map((each, at) => {
      const given = toldGiven<Kind>(each.question, each.tally)
      const question = withGoneTold(each.question, offered.get(each.question.id))
      return {
        onWire: describedQuestion(each, { words: questionInWords(question, at + 1, each.rules), total: tallied.total }),
        notMet: notMetOf(each, tallied.total),
        counts: tallyInWords(question, given),
        answers: answerCounts(question, given),
      }
    }),
  }
}
