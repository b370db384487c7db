import type { Folding, LargeRow, Portion } from '../../growing-portions.ts'
import { growingTogether } from '../../growing-together.ts'
import { BEFORE_ALL, type Position } from '../quizzes/find-results.ts'
import { type Counted, partsOf } from './find-taken-quizzes.ts'

type OfQuiz = Position & { questionnaireId: string }

type Summing<Result extends OfQuiz, About, Sum> = {
  /** What names `about`: one quiz may be summed up in several ways. */
  keyOf: (about: About) => string
  /** Results of these questionnaires behind `last`, some at a time, in the order in which they ended. */
  read: (ids: readonly string[], last: Position) => AsyncIterable<(Result | (LargeRow & OfQuiz))[]>
  load?: (ids: readonly string[]) => Promise<ReadonlyMap<string, Result>>
  /** Quizzes with so many results together are read together. */
  atOnce: number
  begin: (about: About) => Sum
  /** Adds in place: sums are looked at one after the other. */
  onto: (sum: Sum) => Folding<Result, Sum>
  bytesOf: (sum: Sum) => number
  mostBytes: number
}

const positionOf = ({ endedAt, id }: Position): Position => ({ endedAt, id })

/**
 * What the results of quizzes come to. A quiz is summed up afresh once a result of it became another one or was erased
 * (`changes`), or is missing among those that are known.
 */
export const createSums = <Result extends OfQuiz, About, Sum>(how: Summing<Result, About, Sum>) => {
  const { read, load, keyOf, begin, onto, bytesOf, mostBytes } = how
  type Asked = Counted & { about: About; epoch: number }
  type Found = Result | (LargeRow & OfQuiz)

  const keyIn = (id: string, about: About): string => `${id} ${keyOf(about)}`
  /** None of no result: it would say that all is read up to nowhere. */
  const portionsOf = (found: readonly Found[]): Portion<Result, Position>[] => {
    const last = found.at(-1)
    return last ? [{ found, mark: positionOf(last), ...(load && { load }) }] : []
  }
  async function* readOne(id: string, mark: Position): AsyncGenerator<Portion<Result, Position>> {
    for await (const found of read([id], mark)) yield* portionsOf(found)
  }
  async function* readTogether(quizzes: readonly Asked[]) {
    const keys = new Map(quizzes.map(({ id, about }) => [id, keyIn(id, about)]))
    for await (const results of read([...keys.keys()], BEFORE_ALL)) {
      const byQuiz = Map.groupBy(results, ({ questionnaireId }) => questionnaireId)
      yield [...byQuiz].flatMap(([id, found]) =>
        portionsOf(found).map((portion) => ({ key: keys.get(id) ?? '', ...portion })),
      )
    }
  }

  const sums = growingTogether<Asked, Result, Sum, Position>(
    {
      source: {
        start: BEFORE_ALL,
        read: ({ id, count }, { mark, rows }) => (rows < count ? readOne(id, mark) : null),
        isWhole: ({ count }, { rows }) => rows >= count,
      },
      fold: { begin: ({ about }) => begin(about), onto, isInPlace: true, bytesOf },
      keyOf: ({ id, about }) => keyIn(id, about),
      mostBytes,
    },
    { parts: (quizzes) => partsOf(quizzes, how.atOnce), read: readTogether },
  )

  /** By the ids of those that have results. */
  return async (quizzes: readonly Counted[], about: About): Promise<Map<string, Sum>> => {
    const asked = quizzes.flatMap((quiz) => (quiz.count > 0 ? [{ ...quiz, about, epoch: quiz.changes }] : []))
    const found = await sums.of(asked)
    const byId = new Map<string, Sum>()
    for (const { id } of asked) {
      const sum = found.get(keyIn(id, about))
      if (sum !== undefined) byId.set(id, sum)
    }
    return byId
  }
}
