import type { SettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { SettingValues } from '#domain/questionnaires/setting-values.ts'
import { settingsBegunWith } from '#domain/questionnaires/settings-defaults.ts'

/** How new ones begin where their teacher has chosen that. */
export const someDefaults = (
  chosen: Partial<Record<QuestionnaireKind, Partial<SettingValues>>> = {},
): SettingsDefaults => ({
  quiz: settingsBegunWith('quiz', chosen.quiz ?? {}),
  poll: settingsBegunWith('poll', chosen.poll ?? {}),
  survey: settingsBegunWith('survey', chosen.survey ?? {}),
})

/** The device of whoever is signed in was told so. */
export const deviceIsTold = (...chosen: Parameters<typeof someDefaults>): void =>
  localStorage.setItem('SettingsDefaults.mita', JSON.stringify(someDefaults(...chosen)))
