import type { Transaction } from 'kysely'
import {
  countMetIn,
  kindsIn,
  marksVaryIn,
  needsOf,
  toldSectionsIn,
  type Version,
} from '#domain/questionnaires/questionnaire.ts'
import { keptVersionSettings } from '#domain/questionnaires/settings.ts'
import { writeJson, writeUnlessUsual } from '../database/columns.ts'
import type { Tables } from '../database/tables.ts'

const USUAL = keptVersionSettings.parse({})

/** The questionnaire's row must be there, and locked where it has a version already: no two have one number. */
export const insertVersion = async (
  trx: Transaction<Tables>,
  version: Version,
  draftKey: string | null = null,
): Promise<void> => {
  const told = toldSectionsIn(version)
  await trx
    .insertInto('version')
    .values({
      id: version.id,
      questionnaire_id: version.questionnaireId,
      number: version.number,
      title: version.title,
      subject: version.subject,
      minutes: version.minutes,
      marking: writeJson(version.marking),
      sections: writeJson(version.sections),
      question_count: countMetIn(version),
      kinds: writeJson(kindsIn(version)),
      settings: writeUnlessUsual(version.settings, USUAL),
      marks_vary: marksVaryIn(version) ? 1 : 0,
      needs: writeJson(needsOf(version)),
      told_sections: told.length > 0 ? writeJson(told) : null,
      published_at: version.publishedAt,
      draft_key: draftKey,
      meanings: version.meanings ? writeJson(version.meanings) : null,
    })
    .execute()
}
