import type { Responding } from '#domain/questionnaires/responding.ts'
import { settingsWith, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { SettingsFields } from '../settings/settings-fields.tsx'

type PollSettingsProps = { responding: Responding; onChange: (responding: Responding) => void }

/** How people vote, as a poll is written. */
export function PollSettings({ responding, onChange }: PollSettingsProps) {
  const values = valuesOf({ ...usualSettings(), responding })
  return (
    <SettingsFields
      kind="poll"
      stage="new"
      values={values}
      onChange={(step) => onChange(settingsWith({}, step(values)).responding)}
    />
  )
}
