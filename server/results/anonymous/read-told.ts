import { setImmediate as aTurn } from 'node:timers/promises'
import { createGroups, type Groups } from '#domain/answers/told-together.ts'
import { fits } from '#domain/questionnaires/items/question.ts'
import type { Value } from '#domain/questions/value.ts'
import type { AcrossVersions } from '#domain/statistics/across-versions.ts'
import type { Database } from '../../database/connect.ts'
import { unlessLarge } from '../../database/within-bytes.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import type { Released } from '../../runs/responses/anonymous-store.ts'
import { answersIn } from '../../runs/responses/store.ts'
import { createBreath } from '../../take-breaths.ts'

/** A survey of which nobody may learn who responded: nothing of it is read but in groups. */
export type AnonymousSurvey = { id: OwnedQuestionnaireId; across: AcrossVersions; isAnonymous: true }

/** Reading and checking so many takes a few milliseconds. */
const AT_ONCE = 100

/** `responseId` stands beside the person's answers to other questions as well: it leaves the server only sealed. */
export type ToldAnswer = { responseId: string; value: Value }
/** A group of answers to the question at the place `at`; empty: a few more wait for others, and this is all that is told. */
export type ToldGroup = { at: number; answers: readonly ToldAnswer[] }

type Place = { batch: number; id: string }

const after = (db: Database, survey: string, { batch, id }: Place) =>
  db
    .selectFrom('anonymous_response')
    .select(['id', 'version_id', 'batch'])
    .select(unlessLarge('answers').as('answers'))
    .where('questionnaire_id', '=', survey)
    .where('batch', '>=', batch)
    .where(({ eb, or }) => or([eb('batch', '>', batch), eb('id', '>', id)]))
    .orderBy('batch')
    .orderBy('id')
    .limit(AT_ONCE)

/** By the wordings of questions: the place of the one that each is counted as, and who waits there. */
type Forming = Map<number, { at: number; groups: Groups<ToldAnswer> }>

/**
 * What is told of an anonymous survey: groups of answers to one question each, as `createGroups` forms them of the released
 * batches. Answers to other wordings of a question are in other groups, whether they are counted together or not, so that no
 * later version splits a group. What is read of `anonymous_response` to be shown is read here alone.
 */
export async function* toldGroups(
  db: Database,
  survey: AnonymousSurvey,
  released: Released,
): AsyncGenerator<ToldGroup> {
  const forming: Forming = new Map()
  const addTo = groupsOf(survey, forming)
  const breath = createBreath(1)
  let last: Place = { batch: 1, id: '' }
  for (let isMore = true; isMore; ) {
    const rows = await after(db, survey.id, last).where('batch', '<=', released.last).execute()
    for (const row of rows) {
      const batch = row.batch ?? last.batch
      if (batch !== last.batch) yield* endedIn(forming)
      last = { batch, id: row.id }
      const answers = row.answers ?? (await answersOf(db, row.id))
      if (answers !== null) yield* addTo({ ...row, answers })
      const pause = breath()
      if (pause) await pause
    }
    isMore = rows.length === AT_ONCE
    await aTurn()
  }
  yield* endedIn(forming)
  for (const { at, groups } of forming.values()) if (groups.isWaiting()) yield { at, answers: [] }
}

/** Null: it is gone. */
const answersOf = async (db: Database, id: string): Promise<string | null> => {
  const large = db.selectFrom('anonymous_response').select('answers').where('id', '=', id)
  return (await large.executeTakeFirst())?.answers ?? null
}

type Row = { id: string; version_id: string; answers: string }

/** Adds the answers of one response to the groups that are forming; those that become complete are told. */
const groupsOf = ({ across }: AnonymousSurvey, forming: Forming) => {
  const placeOf = new Map(across.questions.map((question, at) => [question.id, at]))
  return function* (row: Row): Generator<ToldGroup> {
    const given = across.read(row.version_id, answersIn(row.answers))
    for (const { id, wording } of across.countedAs(row.version_id).values()) {
      const at = placeOf.get(id) ?? -1
      const [question, value] = [across.questions[at], given[id]]
      if (!question || value === undefined || !fits(question, value)) continue
      const here = forming.get(wording) ?? { at, groups: createGroups(wordsOf) }
      forming.set(wording, here)
      const answers = here.groups.add({ responseId: row.id, value })
      if (answers.length > 0) yield { at, answers }
    }
  }
}

const wordsOf = ({ value }: ToldAnswer): string => JSON.stringify(value)

function* endedIn(forming: Forming): Generator<ToldGroup> {
  for (const { at, groups } of forming.values()) {
    const answers = groups.endBatch()
    if (answers.length > 0) yield { at, answers }
  }
}
