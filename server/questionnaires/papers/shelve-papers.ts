import { isDeepStrictEqual } from 'node:util'
import { statusAt } from '#domain/questionnaires/opening.ts'
import { type Instant, SECOND } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { bytesOfAnswer, type Opening, type PreparedAnswer } from '../../http/prepared-answer.ts'
import { createShelf, shared } from '../../shelf.ts'
import { type FoundQuestionnaire, questionnaireByCode } from '../store.ts'
import { createPaperPress, type Held, type ShelvedQuiz } from './prepare-papers.ts'
import { createQuestionShelf, type QuestionShelf } from './shelve-questions.ts'

export type { ShelvedQuiz } from './prepare-papers.ts'

export type PaperShelf = QuestionShelf & {
  /** The quiz behind a share code as it stands, closed once its window is, at most a second old; null when there is none. */
  open: (shareCode: string) => Promise<ShelvedQuiz | null>
  /** The paper for who holds an attempt at that version: what it draws, where there is a pool; null: its owner's, who reads all. */
  heldPaper: (quiz: ShelvedQuiz, versionId: string, attempt: string | null) => Promise<PreparedAnswer>
  /** The same as the first member of the answer to who begins it, or comes back. */
  opening: (quiz: ShelvedQuiz, versionId: string, attempt: string) => Promise<Opening>
  /** Looks the quiz up again at the next `open`: it has changed. */
  forget: (shareCode: string) => void
}

/** Another process may have closed the quiz: nobody starts longer than this after it. */
const LOOK_AGAIN = SECOND
/** How far the number of attempts on the paper may lag behind. */
const COUNT_AGAIN = 10 * SECOND

const MIB = 1024 * 1024
/** A usual quiz takes 15 KB of it. */
const MOST_PAPERS = 24 * MIB
/** What a quiz takes without any questions. */
const OF_FRONT = 3000
/** What a field of a former form may take in it. */
const OF_FIELD = 500

/** Bytes of what a quiz takes beside its questions: lists of its form and formulas of its texts may add to it. */
const frontBytesOf = ({ questionnaire: { settings, formerly, written } }: ShelvedQuiz): number =>
  settings.joining.fields.reduce(
    (sum, { options }) => sum + 2 * options.join('').length,
    OF_FRONT + formerly.flat().length * OF_FIELD + 2 * JSON.stringify(written ?? {}).length,
  )

const bytesOf = ({ quiz }: Shelved): number =>
  quiz === null
    ? OF_FRONT
    : [quiz.paper, ...quiz.held.values(), ...quiz.openings.values()].reduce(
        (sum, answer) => sum + bytesOfAnswer(answer),
        frontBytesOf(quiz),
      )

type Source = { db: Database; now: () => Instant }

type Shelved = { goodUntil: Instant; countedAt: Instant; quiz: ShelvedQuiz | null }

/** A second at most, and not beyond the moment at which it closes by itself. */
const goodUntil = ({ status, settings }: FoundQuestionnaire, at: Instant): Instant =>
  Math.min(at + LOOK_AGAIN, (status === 'active' && settings.opening.closes_at) || Number.POSITIVE_INFINITY)

type ForAll<Made> = {
  versionId: string
  into: Map<string, Made>
  make: (quiz: ShelvedQuiz, held: Held) => Promise<Made>
}

export const createPaperShelf = ({ db, now }: Source): PaperShelf => {
  const quizzes = createShelf({ mostBytes: MOST_PAPERS, bytesOf })
  const lookingUp = new Map<string, Promise<ShelvedQuiz | null>>()
  const { version, questions, bytes } = createQuestionShelf()

  const press = createPaperPress(db, { questions, version })

  const look = async (shareCode: string): Promise<ShelvedQuiz | null> => {
    const at = now()
    const stored = await questionnaireByCode(db, shareCode)
    if (!stored) {
      quizzes.drop(shareCode)
      return null
    }
    const found = { ...stored, status: statusAt(stored, at) }
    const before = quizzes.get(shareCode)
    const isSame = before?.quiz != null && !hasChanged(before.quiz, found) && at < before.countedAt + COUNT_AGAIN
    const quiz = isSame && before.quiz ? before.quiz : await press.quiz(found)
    quizzes.put(shareCode, { goodUntil: goodUntil(found, at), countedAt: isSame ? before.countedAt : at, quiz })
    return quiz
  }

  /** What a quiz holds has grown: it is counted anew, unless another has taken its place meanwhile. */
  const measureAgain = (quiz: ShelvedQuiz) => {
    const { shareCode } = quiz.questionnaire
    const shelved = quizzes.get(shareCode)
    if (shelved?.quiz === quiz) quizzes.put(shareCode, shelved)
  }

  /** Made once for all who hold an attempt at that version. */
  const prepare = async <Made>(quiz: ShelvedQuiz, { versionId, into, make }: ForAll<Made>) => {
    const made = await make(quiz, { versionId, drawnBy: null })
    into.set(versionId, made)
    measureAgain(quiz)
    return made
  }

  return {
    version,
    questions,
    bytes: () => bytes() + quizzes.bytes(),
    heldPaper: async (quiz, versionId, attempt) => {
      if (attempt !== null && (await press.isDrawn(quiz, versionId)))
        return press.held(quiz, { versionId, drawnBy: attempt })
      const made = () => prepare(quiz, { versionId, into: quiz.held, make: press.held })
      return quiz.held.get(versionId) ?? shared(quiz.heldUnderWay, versionId, made)
    },
    opening: async (quiz, versionId, attempt) => {
      if (await press.isDrawn(quiz, versionId)) return press.opening(quiz, { versionId, drawnBy: attempt })
      const known = quiz.openings.get(versionId)
      return known ?? prepare(quiz, { versionId, into: quiz.openings, make: press.opening })
    },
    forget: quizzes.drop,
    open: (shareCode) => {
      const shelved = quizzes.get(shareCode)
      if (shelved && now() < shelved.goodUntil) return Promise.resolve(shelved.quiz)
      return shared(lookingUp, shareCode, () => look(shareCode))
    },
  }
}

const hasChanged = ({ questionnaire, version, brand }: ShelvedQuiz, found: FoundQuestionnaire) =>
  !isDeepStrictEqual(brand, found.brand) ||
  version.id !== found.versionId ||
  questionnaire.updatedAt !== found.updatedAt ||
  questionnaire.status !== found.status
