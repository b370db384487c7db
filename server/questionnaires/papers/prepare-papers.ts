import { parse } from 'zod/mini'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { isOpenToAll } from '#domain/questionnaires/opening.ts'
import { drawnFor, hasPool } from '#domain/questionnaires/pools.ts'
import type { Database } from '../../database/connect.ts'
import { inEnvelope } from '../../http/failures.ts'
import {
  type Opening,
  openingOf,
  type PreparedAnswer,
  prepareAnswer,
  prepared,
  type ShelvedJson,
  shelveJson,
  withQuestions,
} from '../../http/prepared-answer.ts'
import { readReport } from '../../results/reports/find-reports.ts'
import { versionFrontById } from '../find-version.ts'
import type { FoundQuestionnaire } from '../store.ts'
import { coverOnWire, type QuizFront } from './describe-cover.ts'
import type { QuestionShelf } from './shelve-questions.ts'
import { questionsJson } from './write-questions.ts'

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

/** A paper of a version; `drawnBy`: the attempt that draws its questions, null where all are asked, or its owner reads them. */
export type Held = { versionId: string; drawnBy: string | null }

/** Makes what is served of a quiz; the questions come from their shelf, so that nothing compresses them anew. */
export const createPaperPress = (
  db: Database,
  { questions, version }: Pick<QuestionShelf, 'questions' | 'version'>,
) => {
  const whole = (quiz: QuizFront, shelved: ShelvedJson, caching: typeof ANYBODY) =>
    prepared(withQuestions(JSON.stringify(inEnvelope(200, coverOnWire(quiz))), shelved), caching)

  /** What an attempt draws is made for it alone. */
  const asked = async ({ versionId, drawnBy }: Held): Promise<ShelvedJson> =>
    drawnBy === null
      ? questions(db, versionId)
      : shelveJson(questionsJson(drawnFor(await version(db, versionId), drawnBy)))

  const begun = (quiz: QuizFront, shelved: ShelvedJson) =>
    openingOf(JSON.stringify(inEnvelope(200, { paper: parse(quizPaper, coverOnWire(quiz)) })), shelved)

  const frontOn = async (quiz: ShelvedQuiz, versionId: string): Promise<QuizFront> =>
    versionId === quiz.version.id ? quiz : { ...quiz, version: await versionFrontById(db, versionId) }

  return {
    quiz: async ({ versionId, host, brand, ...questionnaire }: FoundQuestionnaire): Promise<ShelvedQuiz> => {
      const front = await versionFrontById(db, versionId)
      const { count } = await readReport(db, questionnaire.id)
      const quiz = { questionnaire, host, brand, version: front, attempts: count }
      const paper = isOpenToAll(questionnaire)
        ? whole(quiz, await questions(db, front.id), ANYBODY)
        : prepareAnswer(JSON.stringify(inEnvelope(200, coverOnWire(quiz))), ANYBODY)
      return { ...quiz, paper, held: new Map(), heldUnderWay: new Map(), openings: new Map() }
    },
    /** Whether attempts at a version draw: then no paper is for all of them. */
    isDrawn: async (quiz: ShelvedQuiz, versionId: string): Promise<boolean> => {
      const isCurrent = versionId === quiz.version.id
      return hasPool(isCurrent ? { sections: quiz.version.toldSections } : await version(db, versionId))
    },
    held: async (quiz: ShelvedQuiz, paper: Held) =>
      whole(await frontOn(quiz, paper.versionId), await asked(paper), WHO_HOLDS_IT),
    opening: async (quiz: ShelvedQuiz, paper: Held) => begun(await frontOn(quiz, paper.versionId), await asked(paper)),
  }
}
