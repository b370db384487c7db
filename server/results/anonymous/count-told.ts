import type { Database } from '../../database/connect.ts'
import type { Released } from '../../runs/responses/anonymous-store.ts'
import { type CountedQuestion, countsOf } from '../../runs/responses/count-question.ts'
import { createShelf } from '../../shelf.ts'
import { type AnonymousSurvey, toldGroups } from './read-told.ts'
import { releaseBatches } from './release-batches.ts'

const MOST_KEPT = 16 * 1024 * 1024

/** How each question was answered, in their order; null: by so few that nothing is told yet. */
export type ToldCounts = {
  /** How many responses have been released, whichever questions they answered. */
  shown: number
  questions: (CountedQuestion | null)[]
}

const count = async (db: Database, survey: AnonymousSurvey, released: Released): Promise<ToldCounts> => {
  const counts = countsOf(survey.across.questions)
  const waiting = new Set<number>()
  for await (const { at, answers } of toldGroups(db, survey, released)) {
    if (answers.length === 0) waiting.add(at)
    counts.addTo(
      at,
      answers.map(({ value }) => value),
    )
  }
  return {
    shown: released.count,
    questions: counts.told().map((each, at) => (each.of === 0 && waiting.has(at) ? null : each)),
  }
}

/** Counts what is told of anonymous surveys, once for all who look until more is released or asked. */
export const createCountTold = (db: Database) => {
  const shelf = createShelf<ToldCounts>({
    mostBytes: MOST_KEPT,
    bytesOf: (counts) => 2 * JSON.stringify(counts).length,
  })
  return async (survey: AnonymousSurvey): Promise<ToldCounts> => {
    const { id, across } = survey
    const released = await releaseBatches(db, id)
    const name = `${id} ${across.current} ${released.count} ${released.last}`
    return shelf.once(name, () => count(db, survey, released))
  }
}

export type CountTold = ReturnType<typeof createCountTold>
