import type { Release, Released, ReleaseMoment, ReleaseWhen } from '#domain/questionnaires/release.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Explained } from '../../ui/explained.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { instantIn, localTextOf, tomorrow } from './local-time.ts'

const PARTS = ['score', 'answers', 'explanations'] as const satisfies readonly Released[]

type ReleaseFieldsProps = { release: Release; offered: readonly ReleaseWhen[]; onChange: (release: Release) => void }

/** When students see their score, which answers are right, and why. */
export function ReleaseFields({ release, offered, onChange }: ReleaseFieldsProps) {
  const notes = notesOn(release)
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {PARTS.map((part) => (
          <Moment
            key={part}
            part={part}
            offered={offered}
            moment={release[part]}
            onChange={(moment) => onChange({ ...release, [part]: moment })}
          />
        ))}
      </div>
      <Explained title={t('settings.releaseHelp')} className="mt-3">
        <p>{t('settings.releaseHelpAtOnce')}</p>
        <p>{t('settings.releaseHelpClose')}</p>
        <p>{t('settings.releaseHelpChange')}</p>
      </Explained>
      <div aria-live="polite" className="mt-4 grid grid-cols-1 max-w-prose gap-2 text-ink-soft">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  )
}

const notesOn = ({ score, answers, explanations }: Release): string[] => {
  const all = [score, answers, explanations]
  return [
    ...(answers.when === 'at_once' ? [t('settings.answersAtOnce')] : []),
    ...(score.when === 'at_once' && answers.when !== 'at_once' ? [t('settings.scoreAtOnce')] : []),
    ...(all.some(({ when }) => when === 'after_close') ? [t('settings.closeMeans')] : []),
    ...(mayComeFirst(answers, score) ? [t('settings.scoreWithAnswers')] : []),
    ...(explanations.when === 'at_once' && answers.when !== 'at_once' ? [t('settings.explanationsWithAnswers')] : []),
  ]
}

/** Whether what is released at `one` may be there before what is released at `other`. */
const mayComeFirst = (one: ReleaseMoment, other: ReleaseMoment): boolean => {
  if (one.when === 'never' || other.when === 'at_once') return false
  return one.when !== other.when || (one.at ?? 0) < (other.at ?? 0)
}

type MomentProps = Pick<ReleaseFieldsProps, 'offered'> & {
  part: Released
  moment: ReleaseMoment
  onChange: (moment: ReleaseMoment) => void
}

function Moment({ part, offered, moment, onChange }: MomentProps) {
  const name = t(`settings.${part}`)
  return (
    <div className="grid grid-cols-1 items-start gap-x-5 gap-y-3 sm:grid-cols-2">
      <SelectField
        name={part}
        label={name}
        value={moment.when}
        onChange={({ target }) => {
          const when = offered.find((each) => each === target.value)
          if (when) onChange(when === 'at_time' ? { when, at: tomorrow(Date.now()) } : { when })
        }}
      >
        {offered.map((when) => (
          <option key={when} value={when}>
            {t(`settings.when_${when}`)}
          </option>
        ))}
      </SelectField>
      {moment.at !== undefined && <Time part={name} at={moment.at} onChange={(at) => onChange({ ...moment, at })} />}
    </div>
  )
}

type TimeProps = { part: string; at: number; onChange: (at: number) => void }

/** Not controlled: while a day is being typed the field has no value. Left without one it shows what holds. */
function Time({ part, at, onChange }: TimeProps) {
  return (
    <TextField
      type="datetime-local"
      label={t('settings.time')}
      aria-label={t('settings.timeOf', { part })}
      defaultValue={localTextOf(at)}
      onChange={({ target }) => {
        const instant = instantIn(target.value)
        if (instant !== null) onChange(instant)
      }}
      onBlur={({ target }) => {
        if (instantIn(target.value) === null) target.value = localTextOf(at)
      }}
    />
  )
}
