import { type FieldProblems, problemsOf } from '#contract/wire/problems-of.ts'
import { isInUse, settingAt, settingsFor } from '#domain/questionnaires/described-settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingName, type SettingValues, settingsWith } from '#domain/questionnaires/setting-values.ts'
import { settings } from '#domain/questionnaires/settings.ts'
import type { Problem } from '#domain/text/problem.ts'

export type SettingProblems = Partial<Record<SettingName, Problem>>

/** The first problem of each setting, of problems by dotted path. */
export const problemsBySetting = (problems: FieldProblems): SettingProblems => {
  const found: SettingProblems = {}
  for (const [path, problem] of Object.entries(problems)) {
    const name = settingAt(path)
    if (name) found[name] ??= problem
  }
  return found
}

/** What keeps them from being kept as they are; what has no effect keeps nothing. */
export const settingProblems = (kind: QuestionnaireKind, values: SettingValues): SettingProblems => {
  const read = settings.safeParse(settingsWith({}, values))
  if (read.success) return {}
  const found = problemsBySetting(problemsOf(read.error))
  return Object.fromEntries(
    settingsFor(kind).flatMap((name) => (found[name] && isInUse(kind, name, values) ? [[name, found[name]]] : [])),
  )
}
