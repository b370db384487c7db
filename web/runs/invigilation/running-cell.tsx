import Moon from 'lucide-react/icons/moon'
import { onOneLine } from '#domain/text/isolated.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { formatClock } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/invigilation.ts'
import { classNames } from '../../ui/class-names.ts'
import type { RunningStudent } from './api.ts'
import { silenceOf } from './silence.ts'

type RunningCellProps = {
  student: RunningStudent
  /** By the server's clock. */
  now: number
  /** There are few: what tells one from another stands below the name. */
  isRoomy: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onHelp: () => void
}

/** One student in a line; all of it but the box opens what can be done for them. */
export function RunningCell({ student, now, isRoomy, isSelected, onSelect, onHelp }: RunningCellProps) {
  const { name, facts, answered, of, endsAt, givenMs } = student
  const about = onOneLine(facts)
  const leftMs = endsAt - now
  return (
    <li className="flex min-w-0 items-stretch rounded border border-line bg-surface has-checked:border-brand has-checked:bg-brand-soft">
      <label className="grid w-11 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="check"
          aria-label={t('help.select', { name })}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </label>
      <div className="relative flex min-h-11 min-w-0 grow flex-wrap items-center gap-x-2 rounded py-1 pe-3 hover:bg-brand-soft">
        <p className="min-w-0 flex-[1_1_8.5rem]">
          <span
            title={isRoomy ? undefined : onOneLine([name, ...facts])}
            className={classNames('block leading-snug font-semibold', isRoomy ? 'wrap-anywhere' : 'truncate')}
          >
            {name}
          </span>
          {about !== '' && (
            <span
              dir="auto"
              className={classNames('tabular block text-sm text-ink-soft wrap-anywhere', !isRoomy && 'sr-only')}
            >
              {about}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-2">
          <Silence student={student} now={now} />
          <p className="tabular text-sm text-ink-soft">
            <span aria-hidden="true">{t('help.answeredShort', { answered, of })}</span>
            <span className="sr-only">{t('help.answered', { answered, of })}</span>
          </p>
          <p className="tabular text-sm font-semibold whitespace-nowrap">
            {leftMs > 0 ? <Left clock={formatClock(leftMs)} /> : t('help.over')}
            {givenMs >= MINUTE && (
              <span className={classNames('font-normal text-ink-soft', isRoomy ? 'ms-2' : 'sr-only')}>
                {t('help.extra', { count: Math.round(givenMs / MINUTE) })}
              </span>
            )}
          </p>
        </div>
        <button
          type="button"
          aria-label={t('help.helpName', { name })}
          className="absolute inset-0 rounded"
          onClick={onHelp}
        />
      </div>
    </li>
  )
}

const Left = ({ clock }: { clock: string }) => (
  <>
    <span aria-hidden="true">{clock}</span>
    <span className="sr-only">{t('help.left', { clock })}</span>
  </>
)

function Silence({ student, now }: Pick<RunningCellProps, 'student' | 'now'>) {
  const silentMs = silenceOf(student, now)
  if (silentMs === null) return null
  // In whole tens: nobody needs to watch it count.
  const rough =
    silentMs < MINUTE ? Math.floor(silentMs / (10 * SECOND)) * 10 * SECOND : Math.floor(silentMs / MINUTE) * MINUTE
  const span = formatSpan(rough)
  return (
    <p className="tabular inline-flex items-center gap-1 rounded-full border border-line bg-surface-sunken px-2 text-sm whitespace-nowrap">
      <Moon aria-hidden="true" className="size-3.5 shrink-0" />
      <span aria-hidden="true">{span}</span>
      <span className="sr-only">
        {student.lastAnswerAt === null ? t('help.silentYet') : t('help.silent', { span })}
      </span>
    </p>
  )
}
