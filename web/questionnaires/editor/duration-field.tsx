import { type ChangeEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { DURATIONS } from '#domain/questionnaires/questionnaire.ts'
import { MAX_MINUTES } from '#domain/time/minutes.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { OwnTimes } from '../entries/own-times.ts'
import type { Duration } from './use-duration.ts'

type DurationFieldProps = {
  duration: Duration
  /** Where its sections, or questions, have times of their own. */
  ownTimes: OwnTimes | null
  error: string | undefined
  onBlur: () => void
}

const OTHER = 'other'

const ownTimesWords = ({ of, ms }: OwnTimes): string =>
  editing(`editing.timed_${of}`, { time: formatMinutes(ms / MINUTE) })

/** One of the durations that are offered, or any other in a field of its own. */
export function DurationField({ duration, ownTimes, error, onBlur }: DurationFieldProps) {
  const { minutes, isOther, shown } = duration
  const field = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (target.value !== OTHER) return duration.choose(DURATIONS.find((each) => String(each) === target.value) ?? null)
    flushSync(duration.chooseOther)
    field.current?.focus()
  }
  return (
    <div>
      <SelectField
        name={isOther ? 'duration' : 'minutes'}
        label={t('editor.duration')}
        hint={ownTimes ? ownTimesWords(ownTimes) : t('editor.durationHint')}
        error={isOther ? undefined : error}
        value={isOther ? OTHER : (minutes ?? '')}
        onBlur={isOther ? undefined : onBlur}
        onChange={choose}
      >
        <option value="">{t('editor.chooseDuration')}</option>
        {DURATIONS.map((each) => (
          <option key={each} value={each}>
            {formatMinutes(each)}
          </option>
        ))}
        <option value={OTHER}>{t('editor.otherDuration')}</option>
      </SelectField>
      {isOther && (
        <TextField
          ref={field}
          className="mt-3"
          name="minutes"
          label={t('editor.minutes')}
          hint={t('editor.minutesHint', { most: formatNumber(MAX_MINUTES) })}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onBlur={onBlur}
          onChange={({ target }) => duration.write(target.value)}
        />
      )}
    </div>
  )
}
