import { formerlyAfter } from '#domain/joining.ts'
import type { QuestionnaireSettings, SettingsChange } from '#domain/settings.ts'
import type { Context } from '../context.ts'
import type { OwnedQuestionnaireId } from './policy.ts'
import { lockQuestionnaire, setSettings } from './store.ts'

/** Replaces the parts that are sent, at once; what shapes a paper is the version's and stays. */
export const changeSettings = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  id: OwnedQuestionnaireId,
  { release, look, joining, responding }: SettingsChange,
): Promise<QuestionnaireSettings> => {
  const changed = await db.transaction().execute(async (trx) => {
    const questionnaire = await lockQuestionnaire(trx, id)
    const before = questionnaire.settings
    const settings = {
      release: release ?? before.release,
      look: look ?? before.look,
      joining: joining ?? before.joining,
      responding: responding ?? before.responding,
    }
    const forms = { before: before.joining, now: settings.joining }
    const formerly = formerlyAfter(questionnaire.formerly, forms)
    await setSettings(trx, id, { settings: { ...settings, formerly }, at: now() })
    return { settings, shareCode: questionnaire.shareCode }
  })
  papers.forget(changed.shareCode)
  return changed.settings
}
