import type { Database } from '../../database/connect.ts'
import { type Grown, growing } from '../../growing.ts'
import type { Folding } from '../../growing-portions.ts'
import type { Released } from '../../runs/responses/anonymous-store.ts'
import { type CountedQuestion, type Counts, countsOf } from '../../runs/responses/count-question.ts'
import { createShelf } from '../../shelf.ts'
import { BEFORE_ALL, isThere, type Place, type ReleasedRow, releasedBehind } from './find-released.ts'
import { type FormingGroups, formGroups, type ToldGroup } from './form-groups.ts'
import type { AnonymousSurvey } from './read-told.ts'
import { releaseBatches } from './release-batches.ts'

const MOST_KEPT = 12 * 1024 * 1024
const MOST_TOLD_KEPT = 4 * 1024 * 1024

/** How each question was answered, in their order; null: by so few that nothing is told yet. */
export type ToldCounts = {
  /** How many responses have been released, whichever questions they answered. */
  shown: number
  questions: (CountedQuestion | null)[]
}

type Asked = { survey: AnonymousSurvey; released: Released }
/** Both are added to in place; what is told of them stays as it is. */
type Known = { groups: FormingGroups; counts: Counts; told: ToldCounts }

const sizeOf = (told: ToldCounts): number => 2 * JSON.stringify(told).length

const toldOf = (groups: FormingGroups, counts: Counts, shown: number): ToldCounts => {
  const waiting = groups.waiting()
  return { shown, questions: counts.told().map((each, at) => (each.of === 0 && waiting.has(at) ? null : each)) }
}

const onto = ({ groups, counts, told }: Known): Folding<ReleasedRow, Known> => {
  let { shown } = told
  const count = (complete: readonly ToldGroup[]) => {
    for (const { at, answers } of complete) {
      counts.addTo(
        at,
        answers.map(({ value }) => value),
      )
    }
  }
  return {
    add: (row) => {
      count(groups.add(row))
      shown += 1
    },
    end: () => {
      count(groups.endBatch())
      return { groups, counts, told: toldOf(groups, counts, shown) }
    },
  }
}

type Behind = Parameters<typeof releasedBehind>[1] & { rows: number }

/**
 * Nothing where the mark is gone: as many may have been released since as were erased, and some of them stand before it. As
 * long as it is there, what is released stands behind it.
 */
async function* behindThere(db: Database, { rows, ...behind }: Behind) {
  if (rows === 0 || (await isThere(db, behind.from))) yield* releasedBehind(db, behind)
}

/** Counts what is told of anonymous surveys: what is released later is added, and once anything was erased all is counted anew. */
export const createCountTold = (db: Database) => {
  const counted = growing<Asked, Asked & { epoch: string }, ReleasedRow, Known, Place>({
    source: {
      about: (asked) => ({ ...asked, epoch: asked.survey.across.current }),
      start: BEFORE_ALL,
      read: ({ survey, released }, { mark, rows }) =>
        behindThere(db, { survey: survey.id, from: mark, until: released.last, rows }),
      isWhole: async ({ released }, { mark, rows }: Grown<Known, Place>) =>
        rows === released.count && (rows === 0 || isThere(db, mark)),
    },
    fold: {
      begin: ({ survey }) => {
        const counts = countsOf(survey.across.questions)
        return { groups: formGroups(survey.across), counts, told: { shown: 0, questions: counts.told() } }
      },
      onto,
      isInPlace: true,
      bytesOf: ({ counts, told }) => counts.bytes() + sizeOf(told),
    },
    keyOf: ({ survey }) => survey.id,
    nameOf: ({ survey, released }) => nameOf(survey, released),
    mostBytes: MOST_KEPT,
  })
  /** What was told last of those as well whose counts are too large to be kept. */
  const shelf = createShelf<ToldCounts>({ mostBytes: MOST_TOLD_KEPT, bytesOf: sizeOf })

  return async (survey: AnonymousSurvey): Promise<ToldCounts> => {
    const released = await releaseBatches(db, survey.id)
    return shelf.once(nameOf(survey, released), async () => (await counted.of({ survey, released })).told)
  }
}

/** Once all of a survey was erased its batches are counted from one again, and other responses stand in the first. */
const nameOf = ({ id, across }: AnonymousSurvey, { count, last, first }: Released): string =>
  `${id} ${across.current} ${count} ${last} ${first}`

export type CountTold = ReturnType<typeof createCountTold>
