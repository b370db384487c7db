import { useQuery } from '@tanstack/react-query'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { Link } from 'react-router'
import { t } from '../i18n/teachers/erasure.ts'
import { buttonClass } from '../ui/button.tsx'
import { ActionNotice } from '../ui/dialogs/action-notice.tsx'
import { requestsQuery } from './api.ts'

const pageOf = (quizId: string) => `/dashboard/quizzes/${encodeURIComponent(quizId)}/privacy`

/** Tells a teacher, calmly, that students wait for an answer. */
export function RequestsNotice({ quizId }: { quizId: string }) {
  const { data } = useQuery(requestsQuery(quizId))
  if (!data || data.found === 0) return null
  const link = (
    <Link to={pageOf(quizId)} className={buttonClass({ size: 'sm' })}>
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
  return (
    <p className="mt-6 print:hidden">
      <Link to={pageOf(quizId)} className="inline-flex min-h-11 items-center text-link">
        {t('erasure.link')}
      </Link>
    </p>
  )
}
