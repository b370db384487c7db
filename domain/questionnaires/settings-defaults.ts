import { settledFor } from './changed-settings.ts'
import { aboutSetting, beginningValues, isOneOff, refusedIn, settingPath, settingsFor } from './described-settings.ts'
import { ABILITIES, type QuestionnaireKind } from './kinds.ts'
import { type SettingName, type SettingValues, settingsWith, usualValues, valuesOf } from './setting-values.ts'
import { type NewSettings, type Settings, settings } from './settings.ts'
import { STRAIGHT_ON } from './taking.ts'

/** What a teacher has new questionnaires begin with, where that is not what Quiznity has them begin with. */
export type ChosenDefaults = Readonly<Partial<SettingValues>>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Those that a teacher may choose for all new questionnaires of a kind. */
export const defaultsFor = (kind: QuestionnaireKind): SettingName[] =>
  settingsFor(kind).filter((name) => aboutSetting(name).isOneOff !== true)

/** How a new questionnaire of that kind begins where its teacher has chosen nothing. */
export const beginningSettings = (kind: QuestionnaireKind): Settings =>
  settings.parse(settingsWith({}, beginningValues(kind)))

/** All settings of a new one of that kind of which some are told: where nothing begins strictly, the others are as usual. */
export const settingsOfNew = (kind: QuestionnaireKind, told: NewSettings = {}): Settings =>
  settings.parse({ ...(ABILITIES[kind].strict && beginningSettings(kind)), ...told })

/** What keeps new questionnaires of that kind from beginning so, by dotted paths. */
export const refusedAsDefaults = (kind: QuestionnaireKind, asked: Settings): string[] => {
  const [values, usual] = [valuesOf(asked), usualValues()]
  const oneOff = settingsFor(kind).filter((name) => !isSame(values[name], usual[name]) && isOneOff(name, values[name]))
  // What is written with questions: there are none.
  const isWritten = asked.taking && !isSame(asked.taking, { ...STRAIGHT_ON, one_by_one: values.one_by_one })
  const unable = refusedIn(kind, asked.responding)
  return [...new Set([...oneOff, ...unable].map(settingPath)), ...(isWritten ? ['taking'] : [])]
}

/** What of them is chosen: what is as Quiznity has it, of no use to that kind, or without an effect beside the others is not. */
export const chosenIn = (kind: QuestionnaireKind, asked: Settings): ChosenDefaults => {
  const own = valuesOf(beginningSettings(kind))
  const values = settledFor(kind, valuesOf(asked))
  return Object.fromEntries(
    defaultsFor(kind).flatMap((name) => (isSame(values[name], own[name]) ? [] : [[name, values[name]]])),
  )
}

/**
 * How a new questionnaire of that kind begins. `chosen` may have been kept by another version: what is no setting of the kind
 * by now, or has a value that it may not have, is left out.
 */
export const settingsBegunWith = (kind: QuestionnaireKind, chosen: Readonly<Record<string, unknown>>): Settings => {
  let begun = beginningSettings(kind)
  for (const name of defaultsFor(kind)) {
    if (!Object.hasOwn(chosen, name)) continue
    const read = settings.safeParse(settingsWith({}, { ...valuesOf(begun), [name]: chosen[name] }))
    if (read.success && refusedAsDefaults(kind, read.data).length === 0) begun = read.data
  }
  return begun
}
