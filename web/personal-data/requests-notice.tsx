import { useQuery } from '@tanstack/react-query'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { Link } from 'react-router'
import { t } from '../i18n/teachers/erasure.ts'
import { useQuizAddress } from '../questionnaires/use-kind-here.ts'
import { buttonClass } from '../ui/button.tsx'
import { ActionNotice } from '../ui/dialogs/action-notice.tsx'
import { requestsQuery } from './api.ts'

/** Tells a teacher, calmly, that students wait for an answer. */
export function RequestsNotice({ quizId }: { quizId: string }) {
  const addressOf = useQuizAddress()
  const { data } = useQuery(requestsQuery(quizId))
  if (!data || data.found === 0) return null
  const link = (
    <Link to={addressOf(quizId, 'privacy')} className={buttonClass({ size: 'sm' })}>
      {t('erasure.look')}
    </Link>
  )
  return (
    <ActionNotice
      icon={<UserRoundX className="size-5" />}
      title={t('erasure.waiting', { count: data.found })}
      action={link}
    />
  )
}

export function PrivacyLink({ quizId }: { quizId: string }) {
  const addressOf = useQuizAddress()
  return (
    <p className="mt-6 print:hidden">
      <Link to={addressOf(quizId, 'privacy')} className="inline-flex min-h-11 items-center text-link">
        {t('erasure.link')}
      </Link>
    </p>
  )
}
