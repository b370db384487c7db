import { isInUse, settingsFor } from './described-settings.ts'
import { withSomeField, withTellingField } from './joining.ts'
import { ABILITIES, type QuestionnaireKind } from './kinds.ts'
import { type SettingName, type SettingValues, usualValues } from './setting-values.ts'

/** Whether whoever takes part is known again by what they tell. */
export const tellsApart = (kind: QuestionnaireKind, { one_per_person: isOne }: SettingValues): boolean =>
  ABILITIES[kind].clock || isOne

/** The form says which of its fields tell people apart, and has one that does where nobody is told apart by it. */
const formAfter = (kind: QuestionnaireKind, before: SettingValues, next: SettingValues) => {
  if (!tellsApart(kind, next)) return withSomeField(next.joining)
  return tellsApart(kind, before) ? next.joining : withTellingField(next.joining)
}

/** What was chosen with care stays for when it has an effect again: a form, and when results are shown. */
const STAYING: readonly SettingName[] = ['joining', 'release']

/** The same, but what has no effect beside the others, and does not stay, is as usual. */
export const settledFor = (kind: QuestionnaireKind, values: SettingValues): SettingValues => {
  const usual = usualValues()
  let next = values
  for (const name of settingsFor(kind)) {
    if (!STAYING.includes(name) && !isInUse(kind, name, next)) next = { ...next, [name]: usual[name] }
  }
  return next
}

/** Some of them set otherwise, with what follows. */
export const withSettings = (
  kind: QuestionnaireKind,
  before: SettingValues,
  change: Partial<SettingValues>,
): SettingValues => {
  const next = settledFor(kind, { ...before, ...change })
  const isOfForm = 'joining' in change || 'one_per_person' in change
  return isOfForm ? { ...next, joining: formAfter(kind, before, next) } : next
}
