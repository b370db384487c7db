import { setImmediate as aTurn } from 'node:timers/promises'
import type { Question } from '#domain/question.ts'
import { emptyTally, type QuestionTally, withAnswer } from '#domain/question-tally.ts'
import { questionsIn } from '#domain/questionnaire.ts'
import type { Kind } from '#domain/questions/rules.ts'
import type { Context } from '../context.ts'
import { MOST_AT_ONCE } from '../database/within-bytes.ts'
import { createLine, createLines } from '../line.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { createShelf } from '../shelf.ts'
import { BEFORE_ALL, changesOf, countUntil, type Position, type Result, resultsAfter } from './find-results.ts'

type AnyTally = QuestionTally<Kind>

/** What the results of one version came to. */
export type VersionTally = { total: number; questions: { question: Question; tally: AnyTally }[] }

/** All results up to `last`, by the id of their version. */
type Tallied = { changes: number; last: Position; count: number; versions: Map<string, VersionTally>; bytes: number }

const nothing = (changes: number): Tallied => ({ changes, last: BEFORE_ALL, count: 0, versions: new Map(), bytes: 0 })

/** A quiz with thirty questions takes 10 KB; what was typed by many takes more. */
const MOST_KEPT = 16 * 1024 * 1024
const RESULTS_AT_ONCE = 20
/** Reading and counting so many answers takes some milliseconds: node:sqlite is synchronous, and others wait meanwhile. */
const ANSWERS_A_TURN = 100

const withResult = ({ total, questions }: VersionTally, result: ReturnType<Result['entries']>): VersionTally => {
  const entries = new Map(result.map((entry) => [entry.questionId, entry]))
  return {
    total: total + 1,
    questions: questions.map(({ question, tally }) => {
      const entry = entries.get(question.id)
      return { question, tally: entry ? withAnswer<Kind>(question, tally, entry) : tally }
    }),
  }
}

type Needs = Pick<Context, 'db' | 'papers'>

/**
 * How each question was answered, of every version that anybody has handed in. What has once been counted is kept, as long
 * as there is room: looking again adds what has ended since. It all is counted afresh when a result became another one or
 * was erased, and when one turned up before the last that was counted, as a slower process commits it.
 */
export const createTallies = ({ db, papers }: Needs) => {
  const shelf = createShelf<Tallied>({ mostBytes: MOST_KEPT, bytesOf: ({ bytes }) => bytes })
  /** One look at a quiz after the other: nobody gets what somebody who asked earlier has found. */
  const ofQuiz = createLines()
  /** Steps of all quizzes, in turn: a huge one keeps nobody waiting longer than a step, and many no save for longer than one. */
  const inTurn = createLine()

  const emptyVersion = async (versionId: string): Promise<VersionTally> => {
    const version = await papers.version(db, versionId)
    return { total: 0, questions: questionsIn(version).map((question) => ({ question, tally: emptyTally(question) })) }
  }

  const withNew = async (questionnaireId: string, known: Tallied): Promise<Tallied> => {
    const versions = new Map(known.versions)
    let { last, count } = known
    let answers = 0
    let bytes = 0
    const step = async () => {
      const results = await resultsAfter(db, questionnaireId, { last, limit: RESULTS_AT_ONCE })
      for (const result of results) {
        const tally = versions.get(result.versionId) ?? (await emptyVersion(result.versionId))
        versions.set(result.versionId, withResult(tally, result.entries()))
        answers += tally.questions.length
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
    return count === known.count ? known : { ...known, last, count, versions, bytes: await bytesOf(versions) }
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
    of: (questionnaireId: OwnedQuestionnaireId): Promise<ReadonlyMap<string, VersionTally>> =>
      ofQuiz(questionnaireId, async () => {
        const found = await tallied(questionnaireId)
        shelf.put(questionnaireId, found)
        return found.versions
      }),
    /** What nobody has handed in yet. */
    emptyVersion,
    bytes: shelf.bytes,
  }
}

export type Tallies = ReturnType<typeof createTallies>

/** Roughly what the tallies take in memory; the questions are the versions' own. */
const bytesOf = async (versions: Map<string, VersionTally>): Promise<number> => {
  let bytes = 0
  for (const { questions } of versions.values()) {
    for (const { tally } of questions) bytes += 2 * JSON.stringify(tally).length
    await aTurn()
  }
  return bytes
}
