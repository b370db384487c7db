import { settledFor } from '#domain/questionnaires/changed-settings.ts'
import { isInUse, isSettled, settingsFor } from '#domain/questionnaires/described-settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingName, type SettingValues, settingsWith, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { openIn, type SettingsChange, settings } from '#domain/questionnaires/settings.ts'
import { defaultsFor } from '#domain/questionnaires/settings-defaults.ts'

/** Settings that are changed together. */
export type Changeable = { kind: QuestionnaireKind; names: readonly SettingName[] }

/** Of what is published, those that work at once. */
export const atOnce = (kind: QuestionnaireKind): Changeable => ({
  kind,
  names: settingsFor(kind).filter((name) => !isSettled(name)),
})

/** Of all new ones. */
export const asDefaults = (kind: QuestionnaireKind): Changeable => ({ kind, names: defaultsFor(kind) })

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** As a server keeps it, without spaces around a text; what can't be kept stays as it is. */
const asKept = (values: SettingValues): SettingValues => {
  const read = settings.safeParse(settingsWith({}, values))
  return read.success ? valuesOf(read.data) : values
}

/** Which of them are not as they were; what has no effect is not looked at. */
export const changedIn = ({ kind, names }: Changeable, values: SettingValues, before: SettingValues): SettingName[] => {
  const [now, then] = [asKept(values), asKept(before)]
  return names.filter((name) => (name !== 'joining' || isInUse(kind, name, now)) && !isSame(now[name], then[name]))
}

/** What was changed here, put on top of what holds by now. */
export type OnTop = {
  values: SettingValues
  /** What was changed elsewhere too, to something else. */
  clashes: SettingName[]
}

type Changing = { mine: SettingValues; before: SettingValues; now: SettingValues }

export const onTopOf = (of: Changeable, { mine, before, now }: Changing): OnTop => {
  const changed = changedIn(of, mine, before)
  const own = asKept(mine)
  const values = settledFor(of.kind, { ...now, ...Object.fromEntries(changed.map((name) => [name, own[name]])) })
  const elsewhere = changedIn(of, now, before)
  const clashes = changed.filter((name) => elsewhere.includes(name) && !isSame(own[name], asKept(now)[name]))
  return { values, clashes }
}

/** The parts that are to be sent, with what holds in them beside what was changed; null: there is nothing to be changed. */
export const changeTo = (kind: QuestionnaireKind, values: SettingValues, now: SettingValues): SettingsChange | null => {
  if (changedIn(atOnce(kind), values, now).length === 0) return null
  const before = Object.entries(openIn(settingsWith({}, asKept(now))))
  const after: Record<string, unknown> = openIn(settingsWith({}, asKept(values)))
  return Object.fromEntries(
    before.flatMap(([part, value]) => (isSame(after[part], value) ? [] : [[part, after[part]]])),
  )
}
