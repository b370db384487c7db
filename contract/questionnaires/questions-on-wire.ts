import type { Question } from '#domain/questionnaires/items/question.ts'
import type { PictureFrames } from '#domain/text/picture.ts'
import type { Formulas } from '#domain/text/prose.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { isoOf } from '../wire/wire.ts'
import { ownOnWire } from './own-on-wire.ts'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from './papers.ts'
import { writtenOnWire } from './written-on-wire.ts'

type AskedOnWire = QuizPaperOnWire['questions'][number]
type KeyedOnWire = QuizAnalysisOnWire['questions'][number]

/** The name that each part of a question has on the wire stands here alone. */
export const questionOnWire = (question: Question, publishedAt: Instant): KeyedOnWire => {
  const { id, prompt } = question
  const written = {
    ...writtenOnWire(question),
    ...(question.explanation !== undefined && { explanation: question.explanation }),
    ...(question.keyFormulas && { key_formulas: question.keyFormulas }),
    ...(question.keyPictures && { key_pictures: question.keyPictures }),
    ...ownOnWire(question),
  }
  const at = { created_at: isoOf(publishedAt), updated_at: isoOf(publishedAt) }
  if (question.kind === 'single_choice') {
    const { asked, key } = question
    const { options, fixed } = asked
    return { id, problem: prompt, options, ...(fixed && { fixed }), correct_answer: key.correct, ...written, ...at }
  }
  const { kind, asked, key } = question
  return { id, kind, problem: prompt, options: [], asked, correct_answer: -1, key, ...written, ...at }
}

type KeyTables = { keyFormulas?: Formulas; keyPictures?: PictureFrames }

/** The formulas and pictures of the key and of the explanation; none where the paper came without them. */
export const keyTablesFromWire = (question: AskedOnWire | KeyedOnWire): KeyTables => ({
  ...('key_formulas' in question && question.key_formulas && { keyFormulas: question.key_formulas }),
  ...('key_pictures' in question && question.key_pictures && { keyPictures: question.key_pictures }),
})

/** Null where the paper came without it. */
export const keyFromWire = (question: AskedOnWire | KeyedOnWire): unknown => {
  if (!('correct_answer' in question)) return null
  return question.kind === undefined ? { correct: question.correct_answer } : (question.key ?? null)
}
