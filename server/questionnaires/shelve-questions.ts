import { parse } from 'zod/mini'
import { quizPaper } from '#contract/questionnaires.ts'
import type { Version } from '#domain/questionnaire.ts'
import type { Database } from '../database/connect.ts'
import { type ShelvedJson, shelveJson } from '../http/prepared-answer.ts'
import { questionsOnWire } from './describe-questions.ts'
import { keepNewest } from './keep-newest.ts'
import { versionById } from './store.ts'

export type QuestionShelf = {
  /** Any version, by id; versions never change, so each is read once. */
  version: (db: Database, id: string) => Promise<Version>
  /** The questions of any version, without their key, as bytes that were made once. */
  questions: (db: Database, versionId: string) => Promise<ShelvedJson>
}

/** As students get them: `quizPaper` has no place for a key, so none can be in it. */
const questionsJson = (version: Version): string =>
  JSON.stringify(parse(quizPaper.shape.questions, questionsOnWire(version)))

export const createQuestionShelf = (): QuestionShelf => {
  const versions = new Map<string, Version>()
  const shelved = new Map<string, ShelvedJson>()

  const version = async (db: Database, id: string) => {
    const known = versions.get(id)
    if (known) return known
    const read = await versionById(db, id)
    keepNewest(versions, id, read)
    return read
  }

  return {
    version,
    questions: async (db, versionId) => {
      const known = shelved.get(versionId)
      if (known) return known
      const made = shelveJson(questionsJson(await version(db, versionId)))
      keepNewest(shelved, versionId, made)
      return made
    },
  }
}
