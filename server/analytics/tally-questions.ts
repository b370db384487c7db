import { setImmediate as aTurn } from 'node:timers/promises'
import { bytesOfEdition, copyOfEdition, countIntoEdition, type EditionTally, emptyEdition } from '#domain/edition.ts'
import type { Version } from '#domain/questionnaire.ts'
import { MINUTE } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import { MOST_AT_ONCE } from '../database/within-bytes.ts'
import { createLine, createLines } from '../line.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { createShelf } from '../shelf.ts'
import { BEFORE_ALL, changesOf, countUntil, type Position, type Result, resultsAfter } from './find-results.ts'
import { nameEdition } from './name-edition.ts'

/** What the results of a quiz came to. */
export type QuizTally = {
  /** By what `nameEdition` says of their versions. */
  editions: ReadonlyMap<string, EditionTally>
  /** How many results of which version there are, by its id, and which edition it belongs to. */
  versions: ReadonlyMap<string, { edition: string; total: number }>
}

/** All results up to `last`. */
type Tallied = QuizTally & { changes: number; last: Position; count: number; bytes: number }

const nothing = (changes: number): Tallied => ({
  changes,
  last: BEFORE_ALL,
  count: 0,
  editions: new Map(),
  versions: new Map(),
  bytes: 0,
})

/** A quiz with thirty questions and many different scores takes 1 MB; what was typed by many takes more. */
const MOST_KEPT = 32 * 1024 * 1024
const RESULTS_AT_ONCE = 20
/** Reading and counting so many answers takes some milliseconds: node:sqlite is synchronous, and others wait meanwhile. */
const ANSWERS_A_TURN = 100

type Needs = Pick<Context, 'db' | 'papers'>

/**
 * How each question was answered, of all versions that anybody has handed in. What has once been counted is kept, as long
 * as there is room: looking again adds what has ended since. It all is counted afresh when a result became another one or
 * was erased, and when one turned up before the last that was counted, as a slower process commits it.
 */
export const createTallies = ({ db, papers }: Needs) => {
  const shelf = createShelf<Tallied>({ mostBytes: MOST_KEPT, bytesOf: ({ bytes }) => bytes })
  /** One look at a quiz after the other: nobody gets what somebody who asked earlier has found. */
  const ofQuiz = createLines()
  /** Steps of all quizzes, in turn: a huge one keeps nobody waiting longer than a step, and many no save for longer than one. */
  const inTurn = createLine()

  const withNew = async (questionnaireId: string, known: Tallied): Promise<Tallied> => {
    const counting = createCounting(known)
    let { last, count } = known
    let answers = 0
    let bytes = 0
    const step = async () => {
      const results = await resultsAfter(db, questionnaireId, { last, limit: RESULTS_AT_ONCE })
      for (const result of results) {
        answers += counting.add(result, await papers.version(db, result.versionId))
        bytes += result.bytes
        if (answers < ANSWERS_A_TURN && bytes < MOST_AT_ONCE) continue
        answers = 0
        bytes = 0
        await aTurn()
      }
      last = results.at(-1) ?? last
      count += results.length
      return results.length === RESULTS_AT_ONCE
    }
    while (await inTurn(step));
    if (count === known.count) return known
    const { editions, versions } = counting
    return { ...known, last, count, editions, versions, bytes: await bytesOf(editions) }
  }

  const tallied = async (questionnaireId: string): Promise<Tallied> => {
    // Asked first: what changes from here on is found out at the next look.
    const changes = await changesOf(db, questionnaireId)
    const kept = shelf.get(questionnaireId)
    const found = await withNew(questionnaireId, kept?.changes === changes ? kept : nothing(changes))
    if ((await countUntil(db, questionnaireId, found.last)) === found.count) return found
    return withNew(questionnaireId, nothing(changes))
  }

  return {
    of: (questionnaireId: OwnedQuestionnaireId): Promise<QuizTally> =>
      ofQuiz(questionnaireId, async () => {
        const found = await tallied(questionnaireId)
        shelf.put(questionnaireId, found)
        return found
      }),
    bytes: shelf.bytes,
  }
}

export type Tallies = ReturnType<typeof createTallies>

/** Counts into copies of what is known, which is left as it is: others read it, and it stands if this fails. */
const createCounting = (known: QuizTally) => {
  const editions = new Map(known.editions)
  const versions = new Map(known.versions)
  const own = new Map<string, EditionTally>()

  const ownEdition = (key: string, version: Version): EditionTally => {
    const before = editions.get(key)
    const copy = before ? copyOfEdition(before) : emptyEdition(version)
    editions.set(key, copy)
    own.set(key, copy)
    return copy
  }
  /** Answers how many answers that were. */
  const add = (result: Result, version: Version): number => {
    const key = nameEdition(version)
    const edition = own.get(key) ?? ownEdition(key, version)
    const timeShare = (result.endedAt - result.startedAt) / (version.minutes * MINUTE)
    countIntoEdition(edition, result.entries(), timeShare)
    versions.set(version.id, { edition: key, total: (versions.get(version.id)?.total ?? 0) + 1 })
    return edition.questions.length
  }
  return { editions, versions, add }
}

const bytesOf = async (editions: QuizTally['editions']): Promise<number> => {
  let bytes = 0
  for (const edition of editions.values()) {
    bytes += bytesOfEdition(edition)
    await aTurn()
  }
  return bytes
}
