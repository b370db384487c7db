import { parse } from 'zod/mini'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { isOpenToAll } from '#domain/questionnaires/opening.ts'
import type { Database } from '../../database/connect.ts'
import { inEnvelope } from '../../http/failures.ts'
import {
  type Opening,
  openingOf,
  type PreparedAnswer,
  prepareAnswer,
  prepared,
  withQuestions,
} from '../../http/prepared-answer.ts'
import { readReport } from '../../results/reports/find-reports.ts'
import { versionFrontById } from '../find-version.ts'
import type { FoundQuestionnaire } from '../store.ts'
import { coverOnWire, type QuizFront } from './describe-cover.ts'
import type { QuestionShelf } from './shelve-questions.ts'

/** One quiz as it is served now: the front of its current version, and what whoever has the link may read, as bytes. */
export type ShelvedQuiz = QuizFront & {
  /** The whole paper, or its cover alone where the questions come with the start. */
  paper: PreparedAnswer
  /** For those who hold an attempt at a version, by its id; made when it is first asked for. */
  held: Map<string, PreparedAnswer>
  heldUnderWay: Map<string, Promise<PreparedAnswer>>
  /** What the answer to a start begins with: the paper, of each version that somebody has begun since. */
  openings: Map<string, Opening>
}

/** What somebody is shown depends on what their browser holds. */
const VARY = 'accept-encoding, cookie, authorization'
const ANYBODY = { cacheControl: 'no-cache', vary: VARY }
const WHO_HOLDS_IT = { cacheControl: 'private, no-cache', vary: VARY }

/** Makes what is served of a quiz; the questions come from their shelf, so that nothing compresses them anew. */
export const createPaperPress = (db: Database, questions: QuestionShelf['questions']) => {
  const whole = async (quiz: QuizFront, caching: typeof ANYBODY) =>
    prepared(
      withQuestions(JSON.stringify(inEnvelope(200, coverOnWire(quiz))), await questions(db, quiz.version.id)),
      caching,
    )

  const frontOn = async (quiz: ShelvedQuiz, versionId: string): Promise<QuizFront> =>
    versionId === quiz.version.id ? quiz : { ...quiz, version: await versionFrontById(db, versionId) }

  return {
    quiz: async ({ versionId, host, ...questionnaire }: FoundQuestionnaire): Promise<ShelvedQuiz> => {
      const version = await versionFrontById(db, versionId)
      const { count } = await readReport(db, questionnaire.id)
      const quiz = { questionnaire, host, version, attempts: count }
      const paper = isOpenToAll(questionnaire)
        ? await whole(quiz, ANYBODY)
        : prepareAnswer(JSON.stringify(inEnvelope(200, coverOnWire(quiz))), ANYBODY)
      return { ...quiz, paper, held: new Map(), heldUnderWay: new Map(), openings: new Map() }
    },
    held: async (quiz: ShelvedQuiz, versionId: string) => whole(await frontOn(quiz, versionId), WHO_HOLDS_IT),
    opening: async (quiz: ShelvedQuiz, versionId: string) => {
      const paper = parse(quizPaper, coverOnWire(await frontOn(quiz, versionId)))
      return openingOf(JSON.stringify(inEnvelope(200, { paper })), await questions(db, versionId))
    },
  }
}
