import Moon from 'lucide-react/icons/moon'
import { onOneLine } from '#domain/text/isolated.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { formatClock } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/invigilation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { RunningStudent } from './api.ts'

/** Of somebody who has given no new answer for so long it is said. */
const SILENT_AFTER = 30 * SECOND

type RunningRowProps = {
  student: RunningStudent
  /** By the server's clock. */
  now: number
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onHelp: () => void
}

export function RunningRow({ student, now, isSelected, onSelect, onHelp }: RunningRowProps) {
  const { name, facts, answered, of, endsAt, givenMs } = student
  const progress = t('help.answered', { answered, of })
  const leftMs = endsAt - now
  return (
    <li className="flex items-start gap-3 sm:items-center border-t border-line px-3 py-2 first:border-t-0 sm:px-4">
      <span className="grid min-h-11 place-items-center">
        <input
          type="checkbox"
          className="check"
          aria-label={t('help.select', { name })}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </span>
      <div className="min-w-0 flex-1 py-1.5 sm:flex sm:items-center sm:gap-x-6">
        <div className="min-w-0 sm:flex-1">
          <p className="leading-snug font-semibold wrap-anywhere">{name}</p>
          <p dir="auto" className="tabular text-sm text-ink-soft wrap-anywhere">
            {onOneLine(facts)}
          </p>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mt-0 sm:w-56 sm:flex-col sm:items-start">
          <p className="tabular font-semibold whitespace-nowrap">
            {leftMs > 0 ? t('help.left', { clock: formatClock(leftMs) }) : t('help.over')}
            {givenMs >= MINUTE && (
              <span className="ms-2 text-sm font-normal text-ink-soft">
                {t('help.extra', { count: Math.round(givenMs / MINUTE) })}
              </span>
            )}
          </p>
          <p className="tabular text-sm text-ink-soft sm:hidden">{progress}</p>
          <Silence student={student} now={now} />
        </div>
        <div className="w-32 max-sm:hidden">
          <p className="tabular text-sm text-ink-soft">{progress}</p>
          <ProgressBar label={progress} value={answered} max={of} />
        </div>
      </div>
      <Button size="sm" className="mt-1 sm:mt-0" aria-label={t('help.helpName', { name })} onClick={onHelp}>
        {t('help.help')}
      </Button>
    </li>
  )
}

function Silence({ student: { lastAnswerAt, startedAt }, now }: Pick<RunningRowProps, 'student' | 'now'>) {
  const silentMs = now - (lastAnswerAt ?? startedAt)
  if (silentMs < SILENT_AFTER) return null
  // In whole tens: nobody needs to watch it count.
  const rough =
    silentMs < MINUTE ? Math.floor(silentMs / (10 * SECOND)) * 10 * SECOND : Math.floor(silentMs / MINUTE) * MINUTE
  return (
    <Badge sign={<Moon aria-hidden="true" />}>
      {lastAnswerAt === null ? t('help.silentYet') : t('help.silent', { span: formatSpan(rough) })}
    </Badge>
  )
}
