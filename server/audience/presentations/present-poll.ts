import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { lockQuestionnaire, setSettings } from '../../questionnaires/store.ts'
import { forgetShownResults, type Presentation, setPresentation } from './store.ts'

type Pressed = Partial<Omit<Presentation, 'revision'> & { hidesResults: boolean }>

/** Sets what its screens show, one press after the other; that it hides results is a setting of the poll itself. */
export const presentPoll = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  id: OwnedQuestionnaireId,
  { hidesResults: wanted, ...pressed }: Pressed,
): Promise<Presentation & { hidesResults: boolean }> => {
  const { shareCode, shown } = await inOneTransaction(db, async (trx) => {
    const { shareCode, settings, formerly, written } = await lockQuestionnaire(trx, id)
    const before = settings.responding.hides_results
    const hidesResults = wanted ?? before
    const isNew = hidesResults !== before
    if (isNew) {
      const responding = { ...settings.responding, hides_results: hidesResults }
      await setSettings(trx, id, { settings: { ...settings, responding, formerly, written }, at: now() })
      await forgetShownResults(trx, id)
    }
    const set = { ...(isNew && { isRevealed: !hidesResults }), ...pressed }
    return { shareCode, shown: { hidesResults, ...(await setPresentation(trx, { id, hidesResults }, set)) } }
  })
  if (wanted !== undefined) papers.forget(shareCode)
  return shown
}
