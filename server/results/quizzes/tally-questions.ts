import { setImmediate as aTurn } from 'node:timers/promises'
import { bytesOfEdition } from '#domain/statistics/edition.ts'
import type { Database } from '../../database/connect.ts'
import { type Grown, growing } from '../../growing.ts'
import type { Folding, Portion } from '../../growing-portions.ts'
import type { FindAcross } from '../../questionnaires/papers/find-across.ts'
import type { PaperShelf } from '../../questionnaires/papers/shelve-papers.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { createCounting, type QuizTally } from './count-results.ts'
import {
  BEFORE_ALL,
  changesOf,
  countUntil,
  type Position,
  type Result,
  resultsAfter,
  resultsById,
} from './find-results.ts'

/** `bytes`: that it takes in memory. */
type Tallied = QuizTally & { bytes: number }

/** A quiz with thirty questions and many different scores takes 1 MB; what was typed by many takes more. */
const MOST_KEPT = 32 * 1024 * 1024
/** Reading and counting so many takes some milliseconds. */
const RESULTS_AT_ONCE = 20
/** A result that turned up before the last that was counted, or of a version that was published meanwhile, has all counted afresh. */
const MOST_ANEW = 2

type Needs = { db: Database; papers: Pick<PaperShelf, 'version'>; across: FindAcross }

async function* resultsBehind(db: Database, id: string, from: Position): AsyncGenerator<Portion<Result, Position>> {
  for (let last = from, isLast = false; !isLast; ) {
    const { found, until } = await resultsAfter(db, id, { last, limit: RESULTS_AT_ONCE })
    isLast = found.length < RESULTS_AT_ONCE
    last = until
    yield { found, mark: until, isLast, load: (ids) => resultsById(db, ids) }
  }
}

/**
 * How each question was answered, of all versions that anybody has handed in. It all is counted afresh when a result became
 * another one or was erased, when another version is current, and when one turned up before the last that was counted, as a
 * slower process commits it.
 */
export const createQuizTallies = ({ db, papers, across: acrossOf }: Needs) => {
  const about = async (id: OwnedQuestionnaireId) => {
    const changes = await changesOf(db, id)
    const across = await acrossOf(id, await questionnaireFront(db, id))
    return { id, across, epoch: `${changes} ${across.versionIds.join(' ')}` }
  }
  type About = Awaited<ReturnType<typeof about>>

  const onto = (known: Tallied): Folding<Result, Tallied> => {
    const { add, editions, versions } = createCounting(known)
    return {
      add: async (result) => add(result, await papers.version(db, result.versionId)),
      end: async () => ({ ...known, editions, versions, bytes: await bytesOf(editions) }),
    }
  }
  const isWhole = async ({ id, across }: About, { state, mark, rows }: Grown<Tallied, Position>) =>
    [...state.versions.keys()].every((version) => across.versionIds.includes(version)) &&
    (await countUntil(db, id, mark)) === rows

  return growing<OwnedQuestionnaireId, About, Result, Tallied, Position>({
    source: { about, start: BEFORE_ALL, read: ({ id }, { mark }) => resultsBehind(db, id, mark), isWhole },
    fold: {
      begin: ({ across }) => ({ across, editions: new Map(), versions: new Map(), bytes: 0 }),
      onto,
      bytesOf: ({ bytes }) => bytes,
    },
    keyOf: (id) => id,
    mostBytes: MOST_KEPT,
    mostAnew: MOST_ANEW,
  })
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
