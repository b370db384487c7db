import { setImmediate as aTurn } from 'node:timers/promises'
import { bytesOfEdition } from '#domain/statistics/edition.ts'
import type { Database } from '../../database/connect.ts'
import { MOST_AT_ONCE } from '../../database/within-bytes.ts'
import { createLine, createLines } from '../../line.ts'
import type { FindAcross } from '../../questionnaires/papers/find-across.ts'
import type { PaperShelf } from '../../questionnaires/papers/shelve-papers.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { createShelf } from '../../shelf.ts'
import { createCounting, type QuizTally } from './count-results.ts'
import { BEFORE_ALL, changesOf, countUntil, type Position, resultsAfter } from './find-results.ts'

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

type Needs = { db: Database; papers: Pick<PaperShelf, 'version'>; across: FindAcross }

/**
 * How each question was answered, of all versions that anybody has handed in. What has once been counted is kept, as long
 * as there is room: looking again adds what has ended since. It all is counted afresh when a result became another one or
 * was erased, when another version is current, and when one turned up before the last that was counted, as a slower process
 * commits it.
 */
export const createQuizTallies = ({ db, papers, across: acrossOf }: Needs) => {
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

export type QuizTallies = ReturnType<typeof createQuizTallies>

const bytesOf = async (editions: QuizTally['editions']): Promise<number> => {
  let bytes = 0
  for (const edition of editions.values()) {
    bytes += bytesOfEdition(edition)
    await aTurn()
  }
  return bytes
}
