import { setImmediate as aTurn } from 'node:timers/promises'
import type { AcrossVersions } from '#domain/across-versions.ts'
import {
  bytesOfEdition,
  copyOfEdition,
  countedEntries,
  countIntoEdition,
  type Edition,
  type EditionTally,
  editionOf,
  emptyEdition,
} from '#domain/edition.ts'
import { MINUTE } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import { MOST_AT_ONCE } from '../database/within-bytes.ts'
import { createLine, createLines } from '../line.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { questionnaireFront } from '../questionnaires/store.ts'
import { createShelf } from '../shelf.ts'
import { BEFORE_ALL, changesOf, countUntil, type Position, type Result, resultsAfter } from './find-results.ts'

/** What the results of a quiz came to. */
export type QuizTally = {
  /** What is counted together of all versions. */
  across: AcrossVersions
  /** By their names. */
  editions: ReadonlyMap<string, EditionTally>
  /** How many results of which version there are, by its id. */
  versions: ReadonlyMap<string, number>
}

/** All results up to `last`; `joined`: of which versions, and which one is current. */
type Tallied = QuizTally & { joined: string; changes: number; last: Position; count: number; bytes: number }

const nothing = ({ across, joined, changes }: Pick<Tallied, 'across' | 'joined' | 'changes'>): Tallied => ({
  across,
  joined,
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

type Needs = Pick<Context, 'db' | 'papers' | 'across'>

/**
 * How each question was answered, of all versions that anybody has handed in. What has once been counted is kept, as long
 * as there is room: looking again adds what has ended since. It all is counted afresh when a result became another one or
 * was erased, when another version is current, and when one turned up before the last that was counted, as a slower process
 * commits it.
 */
export const createTallies = ({ db, papers, across: acrossOf }: Needs) => {
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

  const tallied = async (questionnaireId: OwnedQuestionnaireId): Promise<Tallied> => {
    // Asked first: what changes from here on is found out at the next look.
    const changes = await changesOf(db, questionnaireId)
    const across = await acrossOf(questionnaireId, await questionnaireFront(db, questionnaireId))
    const joined = across.versionIds.join(' ')
    const none = nothing({ across, joined, changes })
    const kept = shelf.get(questionnaireId)
    const isKept = kept?.changes === changes && kept.joined === joined
    const found = await withNew(questionnaireId, isKept ? kept : none)
    // Published and taken meanwhile.
    if ([...found.versions.keys()].some((id) => !across.versionIds.includes(id))) return tallied(questionnaireId)
    if ((await countUntil(db, questionnaireId, found.last)) === found.count) return found
    return withNew(questionnaireId, none)
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
  const { across } = known
  const editions = new Map(known.editions)
  const versions = new Map(known.versions)
  const own = new Map<string, EditionTally>()
  const byVersion = new Map<string, Edition>()

  const editionOfVersion = (id: string): Edition => {
    const found = byVersion.get(id) ?? editionOf(across, id)
    byVersion.set(id, found)
    return found
  }
  const ownEdition = ({ name, questions }: Edition): EditionTally => {
    const before = editions.get(name)
    const copy = before ? copyOfEdition(before) : emptyEdition(questions)
    editions.set(name, copy)
    own.set(name, copy)
    return copy
  }
  /** Answers how many answers that were. */
  const add = (result: Result, { id, minutes }: { id: string; minutes: number }): number => {
    const edition = editionOfVersion(id)
    const tally = own.get(edition.name) ?? ownEdition(edition)
    const timeShare = (result.endedAt - result.startedAt) / (minutes * MINUTE)
    countIntoEdition(tally, countedEntries(across, id, result.entries()), timeShare)
    versions.set(id, (versions.get(id) ?? 0) + 1)
    return tally.questions.length
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
