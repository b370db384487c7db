import type { Version } from '#domain/questionnaire.ts'
import { type Instant, SECOND } from '#domain/time-limit.ts'
import { readReport } from '../analytics/find-reports.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { type PreparedAnswer, prepareAnswer } from '../http/prepared-answer.ts'
import { type Questionnaire, questionnaireByCode, versionById } from './store.ts'
import { paperJson } from './write-paper.ts'

/** One quiz as it is served now: its current version, and the paper as bytes that were made once. */
export type ShelvedQuiz = { questionnaire: Questionnaire; host: string; version: Version; paper: PreparedAnswer }

export type PaperShelf = {
  /** The quiz behind a share code, at most a second old; null when there is none. */
  open: (shareCode: string) => Promise<ShelvedQuiz | null>
  /** Any version, by id; versions never change, so each is read once. */
  version: (db: Database, id: string) => Promise<Version>
  /** Looks the quiz up again at the next `open`: it has changed. */
  forget: (shareCode: string) => void
}

/** Another process may have closed the quiz: nobody starts longer than this after it. */
const LOOK_AGAIN = SECOND
/** How far the number of submissions on the paper may lag behind. */
const COUNT_AGAIN = 10 * SECOND
const MAX_SHELVED = 2000

type Shelved = { lookedAt: Instant; countedAt: Instant; quiz: ShelvedQuiz | null }

export const createPaperShelf = ({ db, now }: Pick<Context, 'db' | 'now'>): PaperShelf => {
  const quizzes = new Map<string, Shelved>()
  const lookingUp = new Map<string, Promise<ShelvedQuiz | null>>()
  const versions = new Map<string, Version>()

  const version = async (from: Database, id: string) => {
    const known = versions.get(id)
    if (known) return known
    const read = await versionById(from, id)
    keepNewest(versions, id, read)
    return read
  }

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
    const paper = prepareAnswer(paperJson({ questionnaire, host, version: current, submissions: count }))
    return { questionnaire, host, version: current, paper }
  }

  return {
    version,
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

const hasChanged = ({ questionnaire }: ShelvedQuiz, found: Questionnaire) =>
  questionnaire.updatedAt !== found.updatedAt || questionnaire.status !== found.status

const keepNewest = <T>(shelf: Map<string, T>, key: string, value: T) => {
  shelf.delete(key)
  shelf.set(key, value)
  const [oldest] = shelf.keys()
  if (shelf.size > MAX_SHELVED && oldest !== undefined) shelf.delete(oldest)
}
