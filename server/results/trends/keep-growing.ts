import { createShelf } from '../../shelf.ts'
import { createBreath } from '../../take-breaths.ts'
import { BEFORE_ALL, type Position } from '../quizzes/find-results.ts'
import { type Counted, partsOf } from './find-taken-quizzes.ts'

type Row = Position & { questionnaireId: string }

type Growing<Result extends Row, About, Sum> = {
  /** What names `about`: one quiz may be summed up in several ways. */
  keyOf: (about: About) => string
  /** Results of these questionnaires behind `last`, some at a time, in the order in which they ended. */
  read: (ids: readonly string[], last: Position) => AsyncIterable<Result[]>
  atOnce: number
  begin: (about: About) => Sum
  add: (sum: Sum, result: Result) => void
  bytesOf: (sum: Sum) => number
  mostBytes: number
}

const LOOK_EVERY = 64

type Grown<Sum> = { changes: number; last: Position; count: number; sum: Sum }

/**
 * What the results of quizzes come to: kept as long as there is room, so that looking again adds what has ended since. A
 * quiz is summed up afresh once a result of it became another one or was erased, or is missing among those that are known.
 * One caller at a time: sums are added to where they stand.
 */
export const createGrowing = <Result extends Row, About, Sum>(how: Growing<Result, About, Sum>) => {
  const { read, begin, add, bytesOf } = how
  const shelf = createShelf<Grown<Sum>>({ mostBytes: how.mostBytes, bytesOf: ({ sum }) => bytesOf(sum) })

  const addTo = (grown: Grown<Sum>, result: Result) => {
    add(grown.sum, result)
    grown.count += 1
    grown.last = { endedAt: result.endedAt, id: result.id }
  }
  /** Others have a turn meanwhile. */
  const addEach = async (results: readonly Result[], grownFor: (result: Result) => Grown<Sum> | undefined) => {
    const breath = createBreath(LOOK_EVERY)
    for (const result of results) {
      const grown = grownFor(result)
      if (grown) addTo(grown, result)
      const pause = breath()
      if (pause) await pause
    }
  }

  const grow = async (key: string, id: string, grown: Grown<Sum>) => {
    // A half-added sum is nobody's, should this fail.
    shelf.drop(key)
    for await (const results of read([id], grown.last)) await addEach(results, () => grown)
    shelf.put(key, grown)
  }

  const sumUp = async (quizzes: readonly Counted[], about: About) => {
    const begun = new Map<string, Grown<Sum>>()
    for (const { id, changes } of quizzes) begun.set(id, { changes, last: BEFORE_ALL, count: 0, sum: begin(about) })
    for await (const results of read([...begun.keys()], BEFORE_ALL))
      await addEach(results, ({ questionnaireId }) => begun.get(questionnaireId))
    return begun
  }

  /** By the quizzes' ids. */
  return async (quizzes: readonly Counted[], about: About): Promise<Map<string, Sum>> => {
    const keyIn = (id: string) => `${id} ${how.keyOf(about)}`
    const sums = new Map<string, Sum>()
    const afresh: Counted[] = []
    for (const quiz of quizzes.filter(({ count }) => count > 0)) {
      const key = keyIn(quiz.id)
      const kept = shelf.get(key)
      const known = kept?.changes === quiz.changes ? kept : undefined
      if (known && known.count < quiz.count) await grow(key, quiz.id, known)
      if (known && known.count >= quiz.count) sums.set(quiz.id, known.sum)
      else afresh.push(quiz)
    }
    for (const part of partsOf(afresh, how.atOnce)) {
      for (const [id, grown] of await sumUp(part, about)) {
        shelf.put(keyIn(id), grown)
        if (grown.count > 0) sums.set(id, grown.sum)
      }
    }
    return sums
  }
}
