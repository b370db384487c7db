import { type SettingsDefaults, settingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import { kindsWith, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { SettingValues } from '#domain/questionnaires/setting-values.ts'
import { settingsBegunWith } from '#domain/questionnaires/settings-defaults.ts'

/** How new ones begin where their teacher has chosen that. */
export const someDefaults = (
  chosen: Partial<Record<QuestionnaireKind, Partial<SettingValues>>> = {},
): SettingsDefaults =>
  settingsDefaults.parse(
    Object.fromEntries(kindsWith({}).map((kind) => [kind, settingsBegunWith(kind, chosen[kind] ?? {})])),
  )

/** The device of whoever is signed in was told so. */
export const deviceIsTold = (...chosen: Parameters<typeof someDefaults>): void =>
  localStorage.setItem('SettingsDefaults.mita', JSON.stringify(someDefaults(...chosen)))
