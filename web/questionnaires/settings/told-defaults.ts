import { type SettingsDefaults, settingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { orThrow, type Reply } from '../../calls/reply.ts'
import { kept, theTeacher } from '../../people/accounts/kept.ts'

/** As the server has told them last: a draft begins at once, and without a network. */
const toldLast = kept('SettingsDefaults', settingsDefaults, theTeacher)

/** What a device does not keep, by the names of their places, as long as the page is open. */
const inThisPage = new Map<string | null, SettingsDefaults>()

const known = (): SettingsDefaults | null => {
  const { name, read } = toldLast.at()
  return read() ?? inThisPage.get(name) ?? null
}

export const isTold = (): boolean => known() !== null

/** How a new one of that kind begins, as far as this device knows. */
export const beginningOf = (kind: QuestionnaireKind): Settings => known()?.[kind] ?? beginningSettings(kind)

/** Kept once it comes. */
export const toldBy = async (asking: Promise<Reply<SettingsDefaults>>): Promise<SettingsDefaults> => {
  const place = toldLast.at()
  const defaults = await orThrow(asking)
  if (place.write(defaults)) inThisPage.delete(place.name)
  else inThisPage.set(place.name, defaults)
  return defaults
}
