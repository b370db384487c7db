import type * as z from 'zod/mini'
import { PAGE_SIZE } from '#contract/results/analytics.ts'
import type { listRunning as contract, RunningOnWire } from '#contract/runs/invigilation.ts'
import { entriesOf } from '#domain/answers/answer.ts'
import { SILENT_AFTER } from '#domain/answers/invigilation.ts'
import type { Context } from '../../context.ts'
import { readSheet } from '../../database/answer-columns.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { whoOnWire } from '../attempts/describe-participant.ts'
import { countTakenOut } from './find-taken-out.ts'
import { countFound, givenTo, listFound } from './store.ts'

type Wanted = { search: string; page: number; order: 'name' | 'silence' }
type Row = Awaited<ReturnType<typeof listFound>>[number]

/** One page of those who are taking a quiz at this moment. */
export const listRunning = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  questionnaireId: OwnedQuestionnaireId,
  { search, page: asked, order }: Wanted,
): Promise<z.input<typeof contract.data>> => {
  const wanted = { questionnaireId, search }
  const total = await countFound(db, { questionnaireId, search: '' })
  const found = search.trim() === '' ? total : await countFound(db, wanted)
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const silentSince = order === 'silence' ? now() - SILENT_AFTER : null
  const rows = found === 0 ? [] : await listFound(db, { ...wanted, silentSince }, window)
  const givenMs = await givenTo(
    db,
    rows.map(({ id }) => id),
  )
  const removed = await countTakenOut(db, questionnaireId)
  return {
    server_now: now(),
    students: rows.map((row) => onWire(row, givenMs.get(row.id) ?? 0)),
    page,
    pages,
    found,
    total,
    removed,
  }
}

const onWire = (row: Row, givenMs: number): RunningOnWire => ({
  id: row.id,
  ...whoOnWire(readParticipant(row)),
  answered: answeredIn(row),
  of: row.question_count,
  started_at: row.started_at,
  ends_at: row.ends_at,
  last_answer_at: row.saved_at,
  given_ms: givenMs,
})

const answeredIn = ({ answers, revision }: Row): number =>
  answers === null || revision === null
    ? 0
    : entriesOf(readSheet(answers, revision)).filter(([, { answer }]) => answer !== null).length
