import PencilLine from 'lucide-react/icons/pencil-line'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ActionNotice } from '../../ui/dialogs/action-notice.tsx'

/** Tells a teacher how many answers wait to be marked, and that the scores are only so far. */
export function MarkingNotice({ quizId, waiting }: { quizId: string; waiting: number }) {
  const addressOf = useQuizAddress()
  if (waiting === 0) return null
  const link = (
    <Link to={addressOf(quizId, 'marking')} className={buttonClass({ size: 'sm' })}>
      {t('marking.start')}
    </Link>
  )
  return (
    <ActionNotice
      icon={<PencilLine className="size-5" />}
      title={t('marking.notice', { count: waiting })}
      hint={t('marking.noticeHint')}
      action={link}
    />
  )
}
