import type { Version } from '#domain/questionnaires/questionnaire.ts'
import type { Database } from '../../database/connect.ts'
import { type ShelvedJson, shelveJson } from '../../http/prepared-answer.ts'
import { createLine } from '../../line.ts'
import { createShelf } from '../../shelf.ts'
import { versionById } from '../find-version.ts'
import { bytesOfVersion } from '../store.ts'
import { questionsJson } from './write-questions.ts'

export type QuestionShelf = {
  /** Any version, by id; versions never change, so each is read once for as long as there is room for it. */
  version: (db: Database, id: string) => Promise<Version>
  /** The questions of any version, without their key, and what stands between them, as bytes that were made once. Not within a transaction. */
  questions: (db: Database, versionId: string) => Promise<ShelvedJson>
  /** Of everything that is kept. */
  bytes: () => number
}

const MIB = 1024 * 1024
/** A usual version takes 30 KB of the first, and 10 KB of the second. */
const MOST_VERSIONS = 32 * MIB
const MOST_QUESTIONS = 24 * MIB
/** While one of these is made, ten times as much is in memory: they are made one after the other. */
const LARGE = 256 * 1024

/** Roughly what an object and each of its texts take besides their characters, which take two bytes at most. */
const OF_OBJECT = 300
const OF_TEXT = 40
const OF_NUMBER = 8
const bytesOfText = (text: string) => OF_TEXT + 2 * text.length
const bytesOf = (part: unknown): number => {
  if (typeof part === 'string') return bytesOfText(part)
  if (typeof part === 'number') return OF_NUMBER
  if (typeof part !== 'object' || part === null) return 0
  return Object.values(part).reduce<number>((sum, each) => sum + bytesOf(each), OF_OBJECT)
}
const bytesInMemory = ({ sections, settings, meanings }: Version) => bytesOf([sections, settings, meanings])

export const createQuestionShelf = (): QuestionShelf => {
  const versions = createShelf({ mostBytes: MOST_VERSIONS, bytesOf: bytesInMemory })
  const shelved = createShelf<ShelvedJson>({
    mostBytes: MOST_QUESTIONS,
    bytesOf: ({ plain, deflated }) => plain.length + deflated.length,
  })
  const inLine = createLine()

  const version = async (db: Database, id: string) => {
    const known = versions.get(id)
    if (known) return known
    // Not shared with whoever asks meanwhile: they may stand in the transaction that this one waits for.
    const read = await versionById(db, id)
    versions.put(id, read)
    return read
  }

  const make = async (db: Database, versionId: string) => shelveJson(questionsJson(await version(db, versionId)))

  return {
    version,
    questions: (db, versionId) =>
      shelved.once(versionId, async () => {
        const isLarge = (await bytesOfVersion(db, versionId)) > LARGE
        return isLarge ? inLine(() => make(db, versionId)) : make(db, versionId)
      }),
    bytes: () => versions.bytes() + shelved.bytes(),
  }
}
