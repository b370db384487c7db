import Hourglass from 'lucide-react/icons/hourglass'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/late-answers.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ActionNotice } from '../../ui/dialogs/action-notice.tsx'

type LateNoticeProps = {
  quizId: string
  /** How many attempts wait for a decision. */
  waiting: number
  /** Whether there are any late answers at all, as far as one can see. */
  hasLate: boolean
}

/** Tells a teacher, calmly, that there is something to decide. */
export function LateNotice({ quizId, waiting, hasLate }: LateNoticeProps) {
  const addressOf = useQuizAddress()
  if (waiting === 0 && !hasLate) return null
  const link = (
    <Link to={addressOf(quizId, 'late')} className={buttonClass({ size: 'sm' })}>
      {t('late.look')}
    </Link>
  )
  const icon = <Hourglass className="size-5" />
  if (waiting === 0) return <ActionNotice icon={icon} title={t('late.allDecided')} action={link} />
  const title = t('late.notice', { count: waiting })
  return <ActionNotice icon={icon} title={title} hint={t('late.noticeHint')} action={link} />
}
