import { aboutSetting, isInUse, settingsFor } from '#domain/questionnaires/described-settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { SettingName, SettingValues } from '#domain/questionnaires/setting-values.ts'
import { settingName, settingWords } from './setting-texts.ts'

/** How a questionnaire is set, a line for each setting that says something; texts that are read stand by themselves. */
export const settingLines = (kind: QuestionnaireKind, values: SettingValues): string[] =>
  settingsFor(kind)
    .filter((name) => isInUse(kind, name, values) && aboutSetting(name).as !== 'prose')
    .flatMap((name) => lineOf(name, values))

const lineOf = (name: SettingName, values: SettingValues): string[] => {
  const value = values[name]
  if (typeof value === 'boolean') return value ? [settingName(name)] : []
  const words = settingWords(name, value)
  return words === '' ? [] : [`${settingName(name)}: ${words}`]
}
