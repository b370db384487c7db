import type { QuestionnaireSettings, SettingsChange } from '#domain/questionnaires/settings.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { prepareSettings } from './prepare-settings.ts'

type Changed = Result<QuestionnaireSettings, 'busy' | 'too_many_quiz_pictures'> | Refusal<'invalid_request'>

/** Replaces the parts that are sent, at once. */
export const changeSettings = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  of: { owner: SignedInTeacher; id: OwnedQuestionnaireId },
  change: SettingsChange,
): Promise<Changed> => {
  const prepared = await prepareSettings({ db, now }, of, change)
  if (!prepared.ok) return prepared
  const changed = await db.transaction().execute((trx) => prepared.value(trx))
  if ('code' in changed) return changed
  papers.forget(changed.shareCode)
  return ok(changed.settings)
}
