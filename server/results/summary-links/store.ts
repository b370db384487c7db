import type { SummaryLinkOnWire } from '#contract/results/summary-links.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'

type Row = Tables['summary_link']

/** Bodies hold instants as they are told; what opens a link is not told again. */
export const linkOnWire = (row: Pick<Row, 'id' | 'shows_texts' | 'created_at' | 'withdrawn_at'>) =>
  ({
    id: row.id,
    shows_texts: row.shows_texts === 1,
    created_at: isoOf(row.created_at),
    withdrawn_at: row.withdrawn_at === null ? null : isoOf(row.withdrawn_at),
  }) satisfies Record<keyof SummaryLinkOnWire, unknown>

const COLUMNS = ['id', 'questionnaire_id', 'shows_texts', 'created_at', 'withdrawn_at'] as const

export const linksOf = (db: Database, id: OwnedQuestionnaireId) =>
  db
    .selectFrom('summary_link')
    .select(COLUMNS)
    .where('questionnaire_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** The link that this secret opens, withdrawn or not. */
export const linkByHash = (db: Database, hash: string) =>
  db.selectFrom('summary_link').select(COLUMNS).where('token_hash', '=', hash).executeTakeFirst()

type NewLink = { id: string; questionnaireId: OwnedQuestionnaireId; hash: string; showsTexts: boolean; at: Instant }

/** Nothing where there is one with that secret. */
export const addLink = (trx: Transaction, { id, questionnaireId, hash, showsTexts, at }: NewLink) =>
  trx
    .insertInto('summary_link')
    .values({
      id,
      questionnaire_id: questionnaireId,
      token_hash: hash,
      shows_texts: showsTexts ? 1 : 0,
      created_at: at,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()

/** As it was withdrawn first. */
export const withdrawLink = async (
  db: Database,
  { questionnaireId, id, at }: { questionnaireId: OwnedQuestionnaireId; id: string; at: Instant },
): Promise<void> => {
  await db
    .updateTable('summary_link')
    .set({ withdrawn_at: at })
    .where('questionnaire_id', '=', questionnaireId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
}
