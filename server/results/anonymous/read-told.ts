import { setImmediate as aTurn } from 'node:timers/promises'
import type { AcrossVersions } from '#domain/statistics/across-versions.ts'
import type { Database } from '../../database/connect.ts'
import { piecesOf } from '../../growing-portions.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import type { Released } from '../../runs/responses/anonymous-store.ts'
import { createBreath } from '../../take-breaths.ts'
import { BEFORE_ALL, type ReleasedRow, releasedBehind } from './find-released.ts'
import { formGroups, type ToldGroup } from './form-groups.ts'

/** A survey of which nobody may learn who responded: nothing of it is read but in groups. */
export type AnonymousSurvey = { id: OwnedQuestionnaireId; across: AcrossVersions; isAnonymous: true }

async function* rowsOf(db: Database, survey: string, { last }: Released): AsyncGenerator<ReleasedRow> {
  for await (const portion of releasedBehind(db, { survey, from: BEFORE_ALL, until: last })) {
    for await (const rows of piecesOf(portion)) yield* rows
    await aTurn()
  }
}

/** What is told of an anonymous survey: groups of answers, of what is released. A few are read at a time, however many there are. */
export async function* toldGroups(
  db: Database,
  { id, across }: AnonymousSurvey,
  released: Released,
): AsyncGenerator<ToldGroup> {
  const groups = formGroups(across)
  const breath = createBreath(1)
  for await (const row of rowsOf(db, id, released)) {
    yield* groups.add(row)
    const pause = breath()
    if (pause) await pause
  }
  yield* groups.endBatch()
}
