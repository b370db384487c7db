import Hourglass from 'lucide-react/icons/hourglass'
import { Link } from 'react-router'
import { t } from '../../i18n/late-answers.ts'
import { buttonClass } from '../../ui/button.tsx'

type LateNoticeProps = {
  quizId: string
  /** How many attempts wait for a decision. */
  waiting: number
  /** Whether there are any late answers at all, as far as one can see. */
  hasLate: boolean
}

/** Tells a teacher, calmly, that there is something to decide. */
export function LateNotice({ quizId, waiting, hasLate }: LateNoticeProps) {
  if (waiting === 0 && !hasLate) return null
  const link = (
    <Link to={`/dashboard/quizzes/${encodeURIComponent(quizId)}/late`} className={buttonClass({ size: 'sm' })}>
      {t('late.look')}
    </Link>
  )
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border border-line bg-surface-sunken p-3 sm:p-4 print:hidden"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Hourglass aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
        <div>
          <p className="font-semibold">{waiting === 0 ? t('late.allDecided') : t('late.notice', { count: waiting })}</p>
          {waiting > 0 && <p className="text-sm text-ink-soft max-sm:hidden">{t('late.noticeHint')}</p>}
        </div>
      </div>
      {link}
    </div>
  )
}
