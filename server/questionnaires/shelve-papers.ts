import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { Version } from '#domain/questionnaire.ts'
import { type Instant, SECOND } from '#domain/time-limit.ts'
import { readReport } from '../analytics/find-reports.ts'
import type { Context } from '../context.ts'
import { inEnvelope } from '../http/failures.ts'
import { type PreparedAnswer, prepareAnswer, prepared, withQuestions } from '../http/prepared-answer.ts'
import { coverOnWire } from './describe-cover.ts'
import type { QuizInWords } from './describe-quiz.ts'
import { keepNewest } from './keep-newest.ts'
import { createQuestionShelf, type QuestionShelf } from './shelve-questions.ts'
import { type Questionnaire, questionnaireByCode } from './store.ts'

/** One quiz as it is served now: its current version, and what whoever has the link may read of it, as bytes. */
export type ShelvedQuiz = QuizInWords & {
  questionnaire: Questionnaire
  version: Version
  /** The whole paper, or its cover alone where the questions come with the start. */
  paper: PreparedAnswer
  /** For those who hold an attempt at a version, by its id; made when it is first asked for. */
  held: Map<string, PreparedAnswer>
  /** The front of each version that somebody has begun since. */
  covers: Map<string, QuizPaperOnWire>
}

export type PaperShelf = QuestionShelf & {
  /** The quiz behind a share code, at most a second old; null when there is none. */
  open: (shareCode: string) => Promise<ShelvedQuiz | null>
  /** The whole paper for who holds an attempt at that version. */
  heldPaper: (quiz: ShelvedQuiz, versionId: string) => Promise<PreparedAnswer>
  /** Its front alone. */
  cover: (quiz: ShelvedQuiz, versionId: string) => Promise<QuizPaperOnWire>
  /** Looks the quiz up again at the next `open`: it has changed. */
  forget: (shareCode: string) => void
}

/** Another process may have closed the quiz: nobody starts longer than this after it. */
const LOOK_AGAIN = SECOND
/** How far the number of submissions on the paper may lag behind. */
const COUNT_AGAIN = 10 * SECOND

/** What somebody is shown depends on what their browser holds. */
const VARY = 'accept-encoding, cookie, authorization'
const ANYBODY = { cacheControl: 'no-cache', vary: VARY }
const WHO_HOLDS_IT = { cacheControl: 'private, no-cache', vary: VARY }

type Shelved = { lookedAt: Instant; countedAt: Instant; quiz: ShelvedQuiz | null }

export const createPaperShelf = ({ db, now }: Pick<Context, 'db' | 'now'>): PaperShelf => {
  const quizzes = new Map<string, Shelved>()
  const lookingUp = new Map<string, Promise<ShelvedQuiz | null>>()
  const { version, questions } = createQuestionShelf()

  const whole = async (quiz: QuizInWords, caching: typeof ANYBODY) =>
    prepared(
      withQuestions(JSON.stringify(inEnvelope(200, coverOnWire(quiz))), await questions(db, quiz.version.id)),
      caching,
    )

  const look = async (shareCode: string): Promise<ShelvedQuiz | null> => {
    const at = now()
    const found = await questionnaireByCode(db, shareCode)
    if (!found) {
      quizzes.delete(shareCode)
      return null
    }
    const before = quizzes.get(shareCode)
    const isSame = before?.quiz != null && !hasChanged(before.quiz, found) && at < before.countedAt + COUNT_AGAIN
    const quiz = isSame && before.quiz ? before.quiz : await prepare(found)
    keepNewest(quizzes, shareCode, { lookedAt: at, countedAt: isSame ? before.countedAt : at, quiz })
    return quiz
  }

  const prepare = async (found: NonNullable<Awaited<ReturnType<typeof questionnaireByCode>>>): Promise<ShelvedQuiz> => {
    const { versionId, host, ...questionnaire } = found
    const current = await version(db, versionId)
    const { count } = await readReport(db, found.id)
    const quiz = { questionnaire, host, version: current, submissions: count }
    const paper =
      questionnaire.paper === 'with_link'
        ? await whole(quiz, ANYBODY)
        : prepareAnswer(JSON.stringify(inEnvelope(200, coverOnWire(quiz))), ANYBODY)
    return { ...quiz, paper, held: new Map(), covers: new Map() }
  }

  return {
    version,
    questions,
    heldPaper: (quiz, versionId) =>
      once(quiz.held, versionId, async () => whole({ ...quiz, version: await version(db, versionId) }, WHO_HOLDS_IT)),
    cover: (quiz, versionId) =>
      once(quiz.covers, versionId, async () => coverOnWire({ ...quiz, version: await version(db, versionId) })),
    forget: (shareCode) => void quizzes.delete(shareCode),
    open: (shareCode) => {
      const shelved = quizzes.get(shareCode)
      if (shelved && now() < shelved.lookedAt + LOOK_AGAIN) return Promise.resolve(shelved.quiz)
      const underWay = lookingUp.get(shareCode)
      if (underWay) return underWay
      const looking = look(shareCode).finally(() => lookingUp.delete(shareCode))
      lookingUp.set(shareCode, looking)
      return looking
    },
  }
}

/** What is kept under that id, made now if it is not there yet. */
const once = async <T>(kept: Map<string, T>, id: string, make: () => Promise<T>): Promise<T> => {
  const known = kept.get(id)
  if (known !== undefined) return known
  const made = await make()
  kept.set(id, made)
  return made
}

const hasChanged = ({ questionnaire }: ShelvedQuiz, found: Questionnaire) =>
  questionnaire.updatedAt !== found.updatedAt || questionnaire.status !== found.status
