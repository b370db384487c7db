import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type TeacherId, teacherId } from '#domain/account.ts'
import { markingRules } from '#domain/marking.ts'
import { question } from '#domain/question.ts'
import {
  type PaperAccess,
  paperAccess,
  type QuestionnaireStatus,
  questionnaireStatus,
  type Version,
  versionId,
} from '#domain/questionnaire.ts'
import type { Instant } from '#domain/time-limit.ts'
import { readJson, writeJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { lockRows } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { OwnedQuestionnaireId } from './policy.ts'

/** A questionnaire without what its versions say. */
export type Questionnaire = {
  id: string
  ownerId: TeacherId
  shareCode: string
  status: QuestionnaireStatus
  paper: PaperAccess
  createdAt: Instant
  updatedAt: Instant
}

type NewQuestionnaire = Omit<Questionnaire, 'status' | 'updatedAt'> & { draftKey: string | null }
type Made = Pick<Questionnaire, 'id' | 'shareCode'>

/** The questionnaire and its first version, active at once; the one that its draft key has made before, if it has. */
export const insertQuestionnaire = async (
  trx: Transaction<Tables>,
  { id, ownerId, shareCode, paper, createdAt, draftKey }: NewQuestionnaire,
  version: Version,
): Promise<Made> => {
  const made = await trx
    .insertInto('questionnaire')
    .values({
      id,
      owner_id: ownerId,
      kind: 'quiz',
      share_code: shareCode,
      status: 'active',
      paper,
      version_id: version.id,
      draft_key: draftKey,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('draft_key').doNothing())
    .returning(['id', 'share_code as shareCode'])
    .executeTakeFirst()
  if (!made) return questionnaireByDraftKey(trx, draftKey)
  await trx
    .insertInto('version')
    .values({
      id: version.id,
      questionnaire_id: id,
      number: version.number,
      title: version.title,
      subject: version.subject,
      minutes: version.minutes,
      marking: writeJson(version.marking),
      questions: writeJson(version.questions),
      question_count: version.questions.length,
      published_at: version.publishedAt,
    })
    .execute()
  return made
}

const questionnaireByDraftKey = (db: Database, draftKey: string | null): Promise<Made> =>
  db
    .selectFrom('questionnaire')
    .select(['id', 'share_code as shareCode'])
    .where('draft_key', '=', draftKey)
    .executeTakeFirstOrThrow()

const columns = [
  'questionnaire.id',
  'questionnaire.owner_id',
  'questionnaire.share_code',
  'questionnaire.status',
  'questionnaire.paper',
  'questionnaire.created_at',
  'questionnaire.updated_at',
  'questionnaire.version_id',
] as const

type Row = Pick<
  Tables['questionnaire'],
  'id' | 'owner_id' | 'share_code' | 'status' | 'paper' | 'created_at' | 'updated_at' | 'version_id'
>

const asQuestionnaire = (row: Row): Questionnaire => ({
  id: row.id,
  ownerId: teacherId.parse(row.owner_id),
  shareCode: row.share_code,
  status: questionnaireStatus.parse(row.status),
  paper: paperAccess.parse(row.paper),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** The questionnaire behind a share code, with the id of its current version and its owner's name. */
export const questionnaireByCode = async (db: Database, code: string) => {
  const row = await db
    .selectFrom('questionnaire')
    .innerJoin('teacher', 'teacher.id', 'questionnaire.owner_id')
    .select([...columns, 'teacher.name as host'])
    .where('share_code', '=', code)
    .executeTakeFirst()
  return row ? { ...asQuestionnaire(row), versionId: versionId.parse(row.version_id), host: row.host } : null
}

/** The id of the version that students meet now. */
export const currentVersionId = async (db: Database, id: OwnedQuestionnaireId): Promise<string> => {
  const row = await db.selectFrom('questionnaire').select('version_id').where('id', '=', id).executeTakeFirstOrThrow()
  return row.version_id
}

const questions = z.array(question)

export const versionById = async (db: Database, id: string): Promise<Version> => {
  const row = await db.selectFrom('version').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return {
    id: versionId.parse(row.id),
    questionnaireId: row.questionnaire_id,
    number: row.number,
    title: row.title,
    subject: row.subject,
    minutes: row.minutes,
    marking: readJson(markingRules, row.marking),
    questions: readJson(questions, row.questions),
    publishedAt: row.published_at,
  }
}

export type ListedQuestionnaire = Questionnaire &
  Pick<Version, 'title' | 'subject' | 'minutes' | 'marking'> & { questionCount: number }

/** What a list shows of each, newest first; the questions stay in the database. */
export const questionnairesOf = async (db: Database, owner: TeacherId): Promise<ListedQuestionnaire[]> => {
  const rows = await db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .select([...columns, 'title', 'subject', 'minutes', 'marking', 'question_count'])
    .where('owner_id', '=', owner)
    .where('status', '!=', 'archived')
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .execute()
  return rows.map((row) => ({
    ...asQuestionnaire(row),
    title: row.title,
    subject: row.subject,
    minutes: row.minutes,
    marking: readJson(markingRules, row.marking),
    questionCount: row.question_count,
  }))
}

/** Takes a transaction: the lock that it lays would be released at once outside one. */
export const lockQuestionnaire = async (trx: Transaction<Tables>, id: OwnedQuestionnaireId): Promise<Questionnaire> => {
  const query = trx.selectFrom('questionnaire').select(columns).where('questionnaire.id', '=', id)
  return asQuestionnaire(await lockRows(trx, query, 'questionnaire').executeTakeFirstOrThrow())
}

export const setStatus = async (
  trx: Transaction<Tables>,
  id: OwnedQuestionnaireId,
  { status, at }: { status: QuestionnaireStatus; at: Instant },
): Promise<void> => {
  await trx.updateTable('questionnaire').set({ status, updated_at: at }).where('id', '=', id).execute()
}
