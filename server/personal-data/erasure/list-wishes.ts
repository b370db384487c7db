import type * as z from 'zod/mini'
import type { listErasureRequests } from '#contract/personal-data/erasure.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { Context } from '../../context.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { questionnaireFront } from '../../questionnaires/store.ts'
import { whoOnWire } from '../../runs/attempts/describe-participant.ts'
import { waitingIn, waitingWishes } from './find-wishes.ts'

const MOST = 100

/** Students who wait for an answer, whoever asked first before the others. */
export const listWishes = async (
  { db }: Pick<Context, 'db'>,
  questionnaireId: OwnedQuestionnaireId,
): Promise<z.input<typeof listErasureRequests.data>> => {
  const { kind, shareCode, version } = await questionnaireFront(db, questionnaireId)
  const rows = await waitingIn(db, [questionnaireId])
    .innerJoin('submission', 'submission.id', 'wish.submission_id')
    .select(['submission.id', 'name', 'phone', 'district', 'fields', 'ended_at', 'asked_at'])
    .orderBy('asked_at')
    .orderBy('submission.id')
    .limit(MOST)
    .execute()
  const [counted] = await waitingWishes(db, [questionnaireId])
  return {
    quiz: { id: questionnaireId, kind, title: version.title, subject: version.subject, share_code: shareCode },
    requests: rows.map((row) => ({
      id: row.id,
      ...whoOnWire(readParticipant(row)),
      asked_at: isoOf(row.asked_at),
      ended_at: row.ended_at === null ? null : isoOf(row.ended_at),
    })),
    found: counted?.count ?? 0,
  }
}
