import { createGroups, type Groups } from '#domain/answers/told-together.ts'
import { fits } from '#domain/questionnaires/items/question.ts'
import type { Value } from '#domain/questions/value.ts'
import type { AcrossVersions } from '#domain/statistics/across-versions.ts'
import { answersIn } from '../../runs/responses/store.ts'
import type { ReleasedRow } from './find-released.ts'

/** `responseId` stands beside the person's answers to other questions as well: it leaves the server only sealed. */
export type ToldAnswer = { responseId: string; value: Value }
/** A group of answers to the question at the place `at`. */
export type ToldGroup = { at: number; answers: readonly ToldAnswer[] }

/** By the wordings of questions: the place of the one that each is counted as, and who waits there. */
type Forming = Map<number, { at: number; groups: Groups<ToldAnswer> }>

const wordsOf = ({ value }: ToldAnswer): string => JSON.stringify(value)

/**
 * Groups of answers to one question each, as `createGroups` forms them of the released batches, which are added in their
 * order. Answers to other wordings of a question are in other groups, whether they are counted together or not, so that no
 * later version splits a group.
 */
export const formGroups = (across: AcrossVersions) => {
  const placeOf = new Map(across.questions.map((question, at) => [question.id, at]))
  const forming: Forming = new Map()
  let current: number | null = null

  const endBatch = (): ToldGroup[] =>
    [...forming.values()].flatMap(({ at, groups }) => {
      const answers = groups.endBatch()
      return answers.length > 0 ? [{ at, answers }] : []
    })
  const addAnswers = (row: ReleasedRow): ToldGroup[] => {
    const given = across.read(row.version_id, answersIn(row.answers))
    return [...across.countedAs(row.version_id).values()].flatMap(({ id, wording }) => {
      const at = placeOf.get(id) ?? -1
      const [question, value] = [across.questions[at], given[id]]
      if (!question || value === undefined || !fits(question, value)) return []
      const here = forming.get(wording) ?? { at, groups: createGroups(wordsOf) }
      forming.set(wording, here)
      const answers = here.groups.add({ responseId: row.id, value })
      return answers.length > 0 ? [{ at, answers }] : []
    })
  }
  return {
    /** The groups that become complete with one more response. */
    add: (row: ReleasedRow): ToldGroup[] => {
      const ended = current === null || row.batch === current ? [] : endBatch()
      current = row.batch
      return [...ended, ...addAnswers(row)]
    },
    /** Those that become complete with the end of a batch; to be called after the last one, and another may follow. */
    endBatch,
    /** The questions to which a few more answers wait for others. */
    waiting: (): Set<number> =>
      new Set([...forming.values()].flatMap(({ at, groups }) => (groups.isWaiting() ? [at] : []))),
  }
}

export type FormingGroups = ReturnType<typeof formGroups>
