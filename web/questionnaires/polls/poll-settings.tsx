import type { Responding } from '#domain/questionnaires/responding.ts'
import { settingsWith } from '#domain/questionnaires/setting-values.ts'
import { settingProblems } from '../settings/setting-problems.ts'
import { SettingsFields } from '../settings/settings-fields.tsx'
import { valuesOfPoll } from './poll-draft.ts'

/** What few polls set. */
const RARE = ['closing', 'texts'] as const

type PollSettingsProps = {
  responding: Responding
  /** Whether what is wrong is said. */
  isTried: boolean
  onChange: (responding: Responding) => void
}

/** How people vote, as a poll is written. */
export function PollSettings({ responding, isTried, onChange }: PollSettingsProps) {
  const values = valuesOfPoll({ responding })
  return (
    <SettingsFields
      kind="poll"
      stage="new"
      values={values}
      folded={RARE}
      problems={isTried ? settingProblems('poll', values) : {}}
      onChange={(step) => onChange(settingsWith({}, step(values)).responding)}
    />
  )
}
