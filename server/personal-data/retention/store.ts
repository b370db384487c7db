import { sql, type Transaction } from 'kysely'
import { KEEP, type RetentionDeed, type RetentionRule, retentionDeed } from '#domain/questionnaires/retention.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { tablesWith } from '../registry.ts'

type Trx = Transaction<Tables>

/** Whose rule it is: an account's, or that of a quiz which has one of its own. */
export type Subject = { teacherId: string; questionnaireId: string | null }

const keyOf = ({ teacherId, questionnaireId }: Subject): string => questionnaireId ?? teacherId

const asRule = ({ deed, months }: { deed: string; months: number }): RetentionRule => ({
  deed: retentionDeed.parse(deed),
  months,
})

/** Null: it has none. */
export const readRule = async (db: Database, subject: Subject): Promise<RetentionRule | null> => {
  const row = await db
    .selectFrom('retention')
    .select(['deed', 'months'])
    .where('subject', '=', keyOf(subject))
    .executeTakeFirst()
  return row ? asRule(row) : null
}

/** The rule that holds for one quiz: its own, or its account's. */
export const ruleOfQuiz = async (
  db: Database,
  { teacherId, questionnaireId }: { teacherId: string; questionnaireId: string },
): Promise<RetentionRule> =>
  (await readRule(db, { teacherId, questionnaireId })) ??
  (await readRule(db, { teacherId, questionnaireId: null })) ??
  KEEP

export const writeRule = async (
  trx: Trx,
  subject: Subject,
  { rule, at }: { rule: RetentionRule | null; at: Instant },
): Promise<void> => {
  const key = keyOf(subject)
  if (rule === null) {
    await trx.deleteFrom('retention').where('subject', '=', key).execute()
    return
  }
  const set = { ...rule, changed_at: at }
  await trx
    .insertInto('retention')
    .values({ subject: key, teacher_id: subject.teacherId, questionnaire_id: subject.questionnaireId, ...set })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(set))
    .execute()
}

export const countOwnRules = async (db: Database, teacherId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('retention')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .where('questionnaire_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** All quizzes of a teacher by the rules that hold for them; `account` stands for the stored one of the account. */
export const rulesOfQuizzes = async (
  db: Database,
  teacherId: string,
  account?: RetentionRule,
): Promise<{ id: string; isOwn: boolean; rule: RetentionRule }[]> => {
  const usual = account ?? (await readRule(db, { teacherId, questionnaireId: null })) ?? KEEP
  const rows = await db
    .selectFrom('questionnaire')
    .leftJoin('retention', 'retention.questionnaire_id', 'questionnaire.id')
    .select(['questionnaire.id', 'deed', 'months'])
    .where('owner_id', '=', teacherId)
    .orderBy('questionnaire.id')
    .execute()
  return rows.map(({ id, deed, months }) =>
    deed === null || months === null
      ? { id, isOwn: false, rule: usual }
      : { id, isOwn: true, rule: asRule({ deed, months }) },
  )
}

/** Who has any rule, or was counted for and not told yet. */
export const teachersWithRules = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('retention')
    .select('teacher_id')
    .where('deed', '!=', 'keep')
    .union(db.selectFrom('retention_count').select('teacher_id'))
    .execute()
  return rows.map((row) => row.teacher_id).sort()
}

export type Done = { teacherId: string; questionnaireId: string; deed: RetentionDeed; attempts: number }

/** Belongs into the transaction of what it counts. */
export const countDone = async (trx: Trx, { teacherId, questionnaireId, deed, attempts }: Done): Promise<void> => {
  await trx
    .insertInto('retention_count')
    .values({ questionnaire_id: questionnaireId, deed, teacher_id: teacherId, attempts })
    .onConflict((conflict) =>
      conflict
        .columns(['questionnaire_id', 'deed'])
        .doUpdateSet(({ eb }) => ({ attempts: eb('retention_count.attempts', '+', attempts) })),
    )
    .execute()
}

/** What was counted, once: of two that take it, one gets it. */
export const takeCounts = (trx: Trx, teacherId: string) =>
  trx.deleteFrom('retention_count').where('teacher_id', '=', teacherId).returning(['deed', 'attempts']).execute()

/** Of attempts that are locked: what tells whose they are goes, and no device holds them any more. */
export const takeNamesAway = async (
  trx: Trx,
  id: string,
  { name, key, tokenHash, at }: { name: string; key: string; tokenHash: string; at: Instant },
): Promise<void> => {
  await trx
    .updateTable('submission')
    .set(({ eb }) => ({
      participant_key: key,
      name,
      phone: '',
      district: '',
      fields: '[]',
      search_text: name.toLowerCase(),
      token_hash: tokenHash,
      // No receipt is of a later turn.
      turn: eb('turn', '+', TURNS),
      device_key_hash: null,
      resume_code: '',
      anonymised_at: at,
    }))
    .where('id', '=', id)
    .execute()
  for (const table of GO_WITH_NAMES) await sql`delete from ${sql.table(table)} where submission_id = ${id}`.execute(trx)
}

const GO_WITH_NAMES = tablesWith(
  ({ of, retained }) => of === 'attempt' && retained !== null && 'rule' in retained && retained.rule === 'deleted',
)

const TURNS = 1_000_000
