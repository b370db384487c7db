import Play from 'lucide-react/icons/circle-play'
import Clock from 'lucide-react/icons/clock-alert'
import PencilLine from 'lucide-react/icons/pencil-line'
import SquarePen from 'lucide-react/icons/square-pen'
import UserRoundX from 'lucide-react/icons/user-round-x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../i18n/format.ts'
import { t } from '../i18n/teachers/dashboard.ts'
import { Card } from '../ui/card.tsx'
import type { Home } from './api.ts'

type Waiting = Home['waiting']['running']

/** What waits for the teacher, the most urgent first; nothing at all where nothing does. */
export function Attention({ home: { waiting, drafts, totals } }: { home: Home }) {
  const { running, toMark, late, erasure } = waiting
  if (running.count + toMark.count + late.count + erasure.count + totals.drafts === 0) return null
  const inQuiz = (page: string) => (id: string) => `/dashboard/quizzes/${encodeURIComponent(id)}/${page}`
  const resultsOf = (id: string) => `/dashboard/quizzes/result?${new URLSearchParams({ quiz: id })}`
  return (
    <Card flush>
      <h2 className="border-b border-line px-4 py-3 text-lg">{t('dashboard.attention')}</h2>
      <ul className="grid grid-cols-1">
        <Rows of={running} what="running" icon={<Play />} go={t('dashboard.goWatch')} to={resultsOf} />
        <Rows of={toMark} what="toMark" icon={<SquarePen />} go={t('dashboard.goMark')} to={inQuiz('marking')} />
        <Rows of={late} what="late" icon={<Clock />} go={t('dashboard.goLate')} to={inQuiz('late')} />
        <Rows of={erasure} what="erasure" icon={<UserRoundX />} go={t('dashboard.goErasure')} to={inQuiz('privacy')} />
        {drafts.map(({ id, title, savedAt }) => (
          <Row
            key={id}
            icon={<PencilLine />}
            to={`/dashboard/quizzes/drafts/${encodeURIComponent(id)}`}
            go={t('dashboard.goContinue')}
            note={t('dashboard.draftSaved', { when: formatDateTime(savedAt) })}
          >
            {t('dashboard.draftLeft', { title: title || t('dashboard.untitled') })}
          </Row>
        ))}
        {totals.drafts > drafts.length && (
          <Row icon={<PencilLine />} to="/dashboard/quizzes?show=drafts" go={t('dashboard.goWatch')}>
            {t('dashboard.moreDrafts', { count: totals.drafts })}
          </Row>
        )}
      </ul>
    </Card>
  )
}

type RowsProps = {
  of: Waiting
  what: 'running' | 'toMark' | 'late' | 'erasure'
  icon: ReactNode
  go: string
  to: (id: string) => string
}

function Rows({ of: { quizzes, count }, what, icon, go, to }: RowsProps) {
  const left = count - quizzes.reduce((sum, quiz) => sum + quiz.count, 0)
  return quizzes.map(({ id, title, count: own }, at) => (
    <Row
      key={id}
      icon={icon}
      go={go}
      to={to(id)}
      note={at === quizzes.length - 1 && left > 0 ? t('dashboard.andMore', { count: left }) : undefined}
    >
      {t(`dashboard.${what}`, { count: own, title })}
    </Row>
  ))
}

type RowProps = { icon: ReactNode; to: string; go: string; note?: string | undefined; children: string }

function Row({ icon, to, go, note, children }: RowProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={to}
        className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 text-ink no-underline hover:bg-brand-soft"
      >
        <span aria-hidden="true" className="shrink-0 text-brand [&_svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0 flex-[1_1_8rem]">
          <span className="line-clamp-2 wrap-anywhere">{children}</span>
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
        </span>
        <span className="shrink-0 font-semibold text-brand">{go}</span>
      </Link>
    </li>
  )
}
