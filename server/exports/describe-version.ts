import type { ExportedQuestionOnWire, ExportedVersionOnWire } from '#contract/exports.ts'
import { isoOf } from '#contract/wire.ts'
import { type AnswerCount, answerCounts } from '#domain/answer-counts.ts'
import type { EditionTally } from '#domain/edition.ts'
import { tallyInWords } from '#domain/question-words.ts'
import type { Context } from '../context.ts'
import type { QuestionInWords, QuestionsInWords } from './word-questions.ts'

type Tallied = EditionTally['questions'][number]

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

/** `counts`: what was given, in words; `answers`: each with its number, where an answer is one thing. */
export type DescribedQuestion = { onWire: ExportedQuestionOnWire; counts: string; answers: AnswerCount[] }
export type DescribedVersion = Omit<ExportedVersionOnWire, 'questions'> & { questions: DescribedQuestion[] }

/** How each question of one version was answered. */
export const describeVersion = async (
  { db, papers, questions: wordsIn }: Pick<Context, 'db' | 'papers'> & { questions: QuestionsInWords },
  { id, tallied }: { id: string; tallied: Pick<EditionTally, 'total' | 'questions'> },
): Promise<DescribedVersion> => {
  const version = await papers.version(db, id)
  const words = await wordsIn(id)
  return {
    number: version.number,
    title: version.title,
    published_at: isoOf(version.publishedAt),
    total: tallied.total,
    questions: tallied.questions.flatMap((each) => {
      const told = words.get(each.question.id)
      if (told === undefined) return []
      return {
        onWire: describedQuestion(each, told),
        counts: tallyInWords(each.question, each.tally.given),
        answers: answerCounts(each.question, each.tally.given),
      }
    }),
  }
}
