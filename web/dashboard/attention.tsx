import AlarmClock from 'lucide-react/icons/alarm-clock'
import Play from 'lucide-react/icons/circle-play'
import Clock from 'lucide-react/icons/clock-alert'
import PencilLine from 'lucide-react/icons/pencil-line'
import SquarePen from 'lucide-react/icons/square-pen'
import UserRoundX from 'lucide-react/icons/user-round-x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../i18n/format.ts'
import { t } from '../i18n/teachers/home.ts'
import { addressOf, KINDS, resultsAddress } from '../questionnaires/kinds.tsx'
import { Card } from '../ui/card.tsx'
import type { Home } from './api.ts'

type Waiting = Home['waiting']['running']
type OneWaiting = Pick<Waiting['quizzes'][number], 'kind' | 'id'>

/** What waits for the teacher, the most urgent first; nothing at all where nothing does. */
export function Attention({ home: { waiting, closing, drafts, totals } }: { home: Home }) {
  const { running, toMark, late, erasure } = waiting
  const counts = [running.count, toMark.count, late.count, erasure.count, closing.length, drafts.length]
  if (counts.every((count) => count === 0)) return null
  const inQuiz = (page: 'marking' | 'late' | 'privacy') => (of: OneWaiting) => addressOf(of, page)
  const moreDrafts = totals.drafts - drafts.length
  return (
    <Card flush>
      <h2 className="border-b border-line px-4 py-3 text-lg">{t('home.attention')}</h2>
      <ul className="grid grid-cols-1">
        <Rows of={running} what="running" icon={<Play />} go={t('home.goWatch')} to={resultsAddress} />
        <Rows of={toMark} what="toMark" icon={<SquarePen />} go={t('home.goMark')} to={inQuiz('marking')} />
        <Rows of={late} what="late" icon={<Clock />} go={t('home.goLate')} to={inQuiz('late')} />
        {closing.map(({ id, title, kind, at }) => (
          <Row key={id} icon={<AlarmClock />} to={resultsAddress({ kind, id })} go={t('home.goWatch')}>
            {t('home.closing', { title, when: formatDateTime(at) })}
          </Row>
        ))}
        <Rows of={erasure} what="erasure" icon={<UserRoundX />} go={t('home.goErasure')} to={inQuiz('privacy')} />
        {drafts.map((draft, at) => (
          <Unpublished key={draft.id} draft={draft} more={at === drafts.length - 1 ? moreDrafts : 0} />
        ))}
      </ul>
    </Card>
  )
}

type UnpublishedProps = { draft: Home['drafts'][number]; more: number }

function Unpublished({ draft: { id, kind, edited, title, savedAt }, more }: UnpublishedProps) {
  const { home, untitled } = KINDS[kind]
  const page = edited === null ? `drafts/${encodeURIComponent(id)}` : `${encodeURIComponent(edited)}/edit`
  const said = t('home.draftSaved', { when: formatDateTime(savedAt) })
  return (
    <Row
      icon={<PencilLine />}
      to={`${home}/${page}`}
      go={t('home.goContinue')}
      note={more > 0 ? `${said}; ${t('home.moreDrafts', { count: more })}` : said}
    >
      {t(edited === null ? 'home.draftLeft' : 'home.editLeft', { title: title || untitled() })}
    </Row>
  )
}

type RowsProps = {
  of: Waiting
  what: 'running' | 'toMark' | 'late' | 'erasure'
  icon: ReactNode
  go: string
  to: (of: OneWaiting) => string
}

function Rows({ of: { quizzes, count }, what, icon, go, to }: RowsProps) {
  const left = count - quizzes.reduce((sum, quiz) => sum + quiz.count, 0)
  return quizzes.map(({ id, kind, title, count: own }, at) => (
    <Row
      key={id}
      icon={icon}
      go={go}
      to={to({ kind, id })}
      note={at === quizzes.length - 1 && left > 0 ? t('home.andMore', { count: left }) : undefined}
    >
      {t(`home.${what}`, { count: own, title })}
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
          <span className="line-clamp-3 wrap-anywhere">{children}</span>
          {note && <span className="block text-sm text-ink-soft">{note}</span>}
        </span>
        <span className="shrink-0 font-semibold text-brand">{go}</span>
      </Link>
    </li>
  )
}
