import * as z from 'zod/mini'
import { markingRules } from '#domain/marking/marking.ts'
import { item, itemKind } from '#domain/questionnaires/items/item.ts'
import { sectionRules, toldSection } from '#domain/questionnaires/items/section-rules.ts'
import { need, type Version, type VersionFront, versionId } from '#domain/questionnaires/questionnaire.ts'
import { meanings } from '#domain/questionnaires/same-meaning.ts'
import { keptVersionSettings } from '#domain/questionnaires/settings.ts'
import { written } from '#domain/text/text-format.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

const kinds = z.array(itemKind)
const needs = z.array(need)
const toldSections = z.array(toldSection)
const sections = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    instructions: z.string(),
    ...written,
    isHeaded: z.optional(z.literal(true)),
    ...sectionRules,
    items: z.array(item),
  }),
)

const asFront = (row: Omit<Tables['version'], 'sections' | 'draft_key' | 'meanings'>): VersionFront => ({
  id: versionId.parse(row.id),
  questionnaireId: row.questionnaire_id,
  number: row.number,
  title: row.title,
  subject: row.subject,
  minutes: row.minutes,
  marking: readJson(markingRules, row.marking),
  questionCount: row.question_count,
  kinds: readJson(kinds, row.kinds),
  settings: readJson(keptVersionSettings, row.settings),
  marksVary: row.marks_vary === 1,
  needs: readJson(needs, row.needs),
  toldSections: row.told_sections === null ? [] : readJson(toldSections, row.told_sections),
  publishedAt: row.published_at,
})

export const versionById = async (db: Database, id: string): Promise<Version> => {
  const row = await db.selectFrom('version').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const {
    questionCount: _count,
    kinds: _kinds,
    marksVary: _vary,
    needs: _needs,
    toldSections: _,
    ...front
  } = asFront(row)
  const said = row.meanings === null ? {} : { meanings: readJson(meanings, row.meanings) }
  return { ...front, ...said, sections: readJson(sections, row.sections) }
}

/** The questions, which may be megabytes, are not even looked at. */
export const versionFrontById = async (db: Database, id: string): Promise<VersionFront> => {
  const row = await db
    .selectFrom('version')
    .select(['id', 'questionnaire_id', 'number', 'title', 'subject', 'minutes', 'marking'])
    .select(['question_count', 'kinds', 'needs', 'settings', 'marks_vary', 'told_sections', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return asFront(row)
}

/** The kinds of what is asked in any version of a questionnaire, each as often as it is. */
export const kindsOfAllVersions = async (db: Database, questionnaireId: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('version').select('kinds').where('questionnaire_id', '=', questionnaireId).execute()
  return rows.flatMap((row) => readJson(kinds, row.kinds))
}
