import { sql, type Transaction } from 'kysely'
import { type KeptBrand, keptBrand } from '#domain/branding/brand.ts'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import type { Formerly } from '#domain/questionnaires/joining.ts'
import { type QuestionnaireKind, questionnaireKind } from '#domain/questionnaires/kinds.ts'
import {
  type PaperAccess,
  paperAccess,
  type QuestionnaireStatus,
  questionnaireStatus,
  type Version,
  type VersionFront,
  type VersionId,
  versionId,
} from '#domain/questionnaires/questionnaire.ts'
import { listKey, searchText } from '#domain/questionnaires/quiz-list.ts'
import type { Published } from '#domain/questionnaires/quota.ts'
import {
  type KeptSettings,
  keptSettings,
  type OpenTexts,
  type QuestionnaireSettings,
} from '#domain/questionnaires/settings.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson, writeUnlessUsual } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { lockRows } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { hashOf } from '../secrets.ts'
import { versionFrontById } from './find-version.ts'
import { insertVersion } from './insert-version.ts'
import { isFound, type OwnedQuestionnaireId } from './policy.ts'

/** A questionnaire without what its versions say. */
export type Questionnaire = {
  id: string
  ownerId: TeacherId
  kind: QuestionnaireKind
  shareCode: string
  status: QuestionnaireStatus
  paper: PaperAccess
  settings: QuestionnaireSettings
  /** What identified students in the forms that it had before. */
  formerly: Formerly
  /** The formulas and pictures of the texts of its settings. */
  written: OpenTexts
  createdAt: Instant
  updatedAt: Instant
}

type NewQuestionnaire = Omit<Questionnaire, 'status' | 'updatedAt' | 'formerly'> & { draftKey: string | null }

/** The questionnaire and its first version, active at once. Its owner's row must be locked: a draft key makes only one. */
export const insertQuestionnaire = async (
  trx: Transaction<Tables>,
  { id, ownerId, kind, shareCode, paper, settings, written, createdAt, draftKey }: NewQuestionnaire,
  version: Version,
): Promise<void> => {
  await trx
    .insertInto('questionnaire')
    .values({
      id,
      owner_id: ownerId,
      kind,
      share_code: shareCode,
      status: 'active',
      paper,
      settings: writeUnlessUsual({ ...settings, formerly: [], written }, USUAL),
      practice: Number(settings.practice),
      version_id: version.id,
      draft_key: draftKey,
      created_at: createdAt,
      updated_at: createdAt,
      ...columnsOfTitle({ ...version, shareCode }),
    })
    .execute()
  await insertVersion(trx, version)
}

/** By which lists find and sort it. */
export const columnsOfTitle = (quiz: { title: string; subject: string; shareCode: string }) => ({
  title_key: listKey(quiz.title),
  subject_key: listKey(quiz.subject),
  search_text: searchText(quiz),
})

/** Two teachers may send the same key. */
export const keyOfDraft = (owner: TeacherId, draftKey: string): string => `${owner}:${hashOf(draftKey)}`

/** What this draft key has made before. */
export const questionnaireByDraftKey = (db: Database, draftKey: string) =>
  db
    .selectFrom('questionnaire')
    .select(['id', 'share_code as shareCode'])
    .where('draft_key', '=', draftKey)
    .executeTakeFirst()

/** What a version says, and the rules by which it is taken, in bytes as stored; neither database reads them for their length. */
const storedBytes = () =>
  sql<number>`octet_length(version.sections) + octet_length(version.settings) + coalesce(octet_length(version.meanings), 0)`

/** The same of one that is about to be stored. */
export const bytesOfContent = ({
  sections,
  settings,
  meanings: said,
}: Pick<Version, 'sections' | 'settings' | 'meanings'>): number =>
  [sections, settings, ...(said ? [said] : [])].reduce((sum, part) => sum + Buffer.byteLength(JSON.stringify(part)), 0)

/** What an account has published; `lastHour` counts versions, those after `since`. */
export const readPublished = async (db: Database, owner: TeacherId, since: Instant): Promise<Published> => {
  const { inAll, listed, lastHour, bytes } = await db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.questionnaire_id', 'questionnaire.id')
    .select(({ fn, eb, ref }) => {
      const isCurrent = eb('version.id', '=', ref('questionnaire.version_id'))
      const countOf = (which: ReturnType<typeof eb>) =>
        fn.sum<number | null>(eb.case().when(which).then(1).else(0).end())
      return [
        countOf(isCurrent).as('inAll'),
        countOf(eb.and([isCurrent, eb('status', '!=', 'archived')])).as('listed'),
        countOf(eb('version.published_at', '>', since)).as('lastHour'),
        fn.sum<number | null>(storedBytes()).as('bytes'),
      ]
    })
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow()
  return { inAll: inAll ?? 0, listed: listed ?? 0, lastHour: lastHour ?? 0, bytes: bytes ?? 0 }
}

export const questionnaireColumns = [
  'questionnaire.id',
  'questionnaire.owner_id',
  'questionnaire.kind',
  'questionnaire.share_code',
  'questionnaire.status',
  'questionnaire.paper',
  'questionnaire.settings',
  'questionnaire.created_at',
  'questionnaire.updated_at',
  'questionnaire.version_id',
] as const

type Row = Pick<
  Tables['questionnaire'],
  | 'id'
  | 'owner_id'
  | 'kind'
  | 'share_code'
  | 'status'
  | 'paper'
  | 'settings'
  | 'created_at'
  | 'updated_at'
  | 'version_id'
>

const USUAL = keptSettings.parse({})

/** Lists have thousands of them, most as they usually are. */
const readSettings = (text: string): Pick<Questionnaire, 'settings' | 'formerly' | 'written'> => {
  const { formerly, written, ...settings } = text === '{}' ? USUAL : readJson(keptSettings, text)
  return { settings, formerly, written }
}

export const asQuestionnaire = (row: Row): Questionnaire => ({
  id: row.id,
  ownerId: teacherId.parse(row.owner_id),
  kind: questionnaireKind.parse(row.kind),
  shareCode: row.share_code,
  status: questionnaireStatus.parse(row.status),
  paper: paperAccess.parse(row.paper),
  ...readSettings(row.settings),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** With the id of its current version, its owner's name, and the brand that it wears: its own, or else its account's. */
export type FoundQuestionnaire = Questionnaire & { versionId: VersionId; host: string; brand: KeptBrand | null }

/** Null also for one that this version can't read: whoever takes a quiz goes without it. */
const brandIn = (text: string): KeptBrand | null => {
  try {
    return readJson(keptBrand, text)
  } catch {
    return null
  }
}

/** The questionnaire behind a share code. */
export const questionnaireByCode = async (db: Database, code: string): Promise<FoundQuestionnaire | null> => {
  const row = await db
    .selectFrom('questionnaire')
    .innerJoin('teacher', 'teacher.id', 'questionnaire.owner_id')
    .leftJoin('questionnaire_brand', 'questionnaire_brand.questionnaire_id', 'questionnaire.id')
    .leftJoin('account_brand', 'account_brand.teacher_id', 'questionnaire.owner_id')
    .select([...questionnaireColumns, 'teacher.name as host'])
    .select(({ fn }) => fn.coalesce('questionnaire_brand.brand', 'account_brand.brand').as('brand'))
    .where('share_code', '=', code)
    .where(isFound)
    .executeTakeFirst()
  if (!row) return null
  const brand = row.brand === null ? null : brandIn(row.brand)
  return { ...asQuestionnaire(row), versionId: versionId.parse(row.version_id), host: row.host, brand }
}

/** A questionnaire with the front of the version that students meet now. */
export const questionnaireFront = async (
  db: Database,
  id: OwnedQuestionnaireId,
): Promise<Questionnaire & { version: VersionFront }> => {
  const query = db.selectFrom('questionnaire').select(questionnaireColumns).where('questionnaire.id', '=', id)
  const row = await query.executeTakeFirstOrThrow()
  return { ...asQuestionnaire(row), version: await versionFrontById(db, row.version_id) }
}

/** The id of the version that students meet now. */
export const currentVersionId = async (db: Database, id: OwnedQuestionnaireId): Promise<string> => {
  const row = await db.selectFrom('questionnaire').select('version_id').where('id', '=', id).executeTakeFirstOrThrow()
  return row.version_id
}

/** Whether it takes answers, and to which version: what can change of its front, in one look. */
export const standingOf = async (db: Database, id: OwnedQuestionnaireId) => {
  const query = db.selectFrom('questionnaire').select(['status', 'version_id', 'settings']).where('id', '=', id)
  const row = await query.executeTakeFirstOrThrow()
  return {
    status: questionnaireStatus.parse(row.status),
    versionId: versionId.parse(row.version_id),
    hidesResults: readSettings(row.settings).settings.responding.hides_results,
  }
}

/** Whether its attempts are practice runs. */
export const isPractice = async (db: Database, id: OwnedQuestionnaireId): Promise<boolean> => {
  const query = db.selectFrom('questionnaire').select('practice').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).practice === 1
}

/** How many bytes a version is as it is stored. */
export const bytesOfVersion = async (db: Database, id: string): Promise<number> => {
  const { bytes } = await db
    .selectFrom('version')
    .select(storedBytes().as('bytes'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Takes a transaction: the lock that it lays would be released at once outside one. */
export const lockQuestionnaire = async (trx: Transaction<Tables>, id: OwnedQuestionnaireId): Promise<Questionnaire> => {
  const query = trx.selectFrom('questionnaire').select(questionnaireColumns).where('questionnaire.id', '=', id)
  return asQuestionnaire(await lockRows(trx, query, 'questionnaire').executeTakeFirstOrThrow())
}

export const setSettings = async (
  trx: Transaction<Tables>,
  id: OwnedQuestionnaireId,
  { settings, at }: { settings: KeptSettings & { written: OpenTexts }; at: Instant },
): Promise<void> => {
  await trx
    .updateTable('questionnaire')
    .set({ settings: writeUnlessUsual(settings, USUAL), practice: Number(settings.practice), updated_at: at })
    .where('id', '=', id)
    .execute()
}
