import { isDeepStrictEqual } from 'node:util'
import type { QuestionnaireSettings, SettingsChange } from '#domain/questionnaires/settings.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { lockQuestionnaire } from '../store.ts'
import { prepareSettings } from './prepare-settings.ts'

type Changed =
  | Result<QuestionnaireSettings, 'busy' | 'settings_changed' | 'too_many_quiz_pictures'>
  | Refusal<'invalid_request'>

/** Replaces the parts that are sent, at once, unless one of those they are based on is another one by now. */
export const changeSettings = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  of: { owner: SignedInTeacher; id: OwnedQuestionnaireId },
  { based_on: basedOn = {}, ...change }: SettingsChange & { based_on?: SettingsChange | undefined },
): Promise<Changed> => {
  const prepared = await prepareSettings({ db, now }, of, change)
  if (!prepared.ok) return prepared
  const changed = await db.transaction().execute(async (trx) => {
    const { settings } = await lockQuestionnaire(trx, of.id)
    return isAsSeen(settings, basedOn) ? prepared.value(trx) : fail('settings_changed')
  })
  if ('code' in changed) return changed
  papers.forget(changed.shareCode)
  return ok(changed.settings)
}

const isAsSeen = (settings: QuestionnaireSettings, seen: SettingsChange): boolean =>
  (['release', 'look', 'screen', 'practice', 'joining', 'responding', 'opening', 'embedding'] as const).every(
    (part) => seen[part] === undefined || isDeepStrictEqual(seen[part], settings[part]),
  )
