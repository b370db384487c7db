import ChartColumn from 'lucide-react/icons/chart-column'
import CirclePlus from 'lucide-react/icons/circle-plus'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { useState } from 'react'
import { Link } from 'react-router'
import { t as desk } from '../i18n/teachers/dashboard.ts'
import { t } from '../i18n/teachers/home.ts'
import { resultsAddress } from '../questionnaires/kinds.tsx'
import { CopyShareLink } from '../questionnaires/share/copy-share-link.tsx'
import { shareLink } from '../questionnaires/share/share-link.ts'
import { useActing } from '../questionnaires/use-acting.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.ts'
import type { Home } from './api.ts'

const MAKING = [
  { to: '/dashboard/quizzes/create', name: () => desk('dashboard.createQuiz') },
  { to: '/dashboard/exams/create', name: () => desk('dashboard.createExam') },
  { to: '/dashboard/polls/create', name: () => desk('dashboard.createPoll') },
  { to: '/dashboard/surveys/create', name: () => desk('dashboard.createSurvey') },
]

/** What is most often done next, with one press. */
export function QuickActions({ latest }: Pick<Home, 'latest'>) {
  return (
    <Card>
      <h2 className="text-lg">{t('home.quickActions')}</h2>
      <div className="mt-3 grid grid-cols-1 gap-3 wrap-anywhere">
        {MAKING.map(({ to, name }) => (
          <Link key={to} to={to} className={buttonClass()}>
            <CirclePlus aria-hidden="true" className="size-5" />
            {name()}
          </Link>
        ))}
        {latest && <WithLatest latest={latest} />}
      </div>
    </Card>
  )
}

function WithLatest({ latest }: { latest: NonNullable<Home['latest']> }) {
  const { act } = useActing()
  const [busy, setBusy] = useState(false)
  const isOpen = latest.status === 'active'
  const toggle = async () => {
    setBusy(true)
    await act(isOpen ? 'close' : 'reopen', [latest])
    setBusy(false)
  }
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
        {t(latest.kind === 'exam' ? 'home.latestExamIs' : 'home.latestIs', { title: latest.title })}
      </p>
      <CopyShareLink
        linkAt={(origin) => shareLink(origin, latest.shareCode)}
        label={t('home.copyLink')}
        copiedLabel={t('home.linkCopied')}
        onFailed={() => toast.error(t('home.linkNotCopied'))}
      />
      <Button
        busy={busy}
        icon={
          isOpen ? <Lock aria-hidden="true" className="size-5" /> : <LockOpen aria-hidden="true" className="size-5" />
        }
        onClick={() => void toggle()}
      >
        {t(isOpen ? 'home.closeIt' : 'home.reopenIt')}
      </Button>
      <Link to={resultsAddress(latest)} className={buttonClass()}>
        <ChartColumn aria-hidden="true" className="size-5" />
        {t('home.seeItsResult')}
      </Link>
    </>
  )
}
