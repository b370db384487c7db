import { Link } from 'react-router'
import { formatDate, formatTimeOfDay } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useQuizAddress } from '../use-kind-here.ts'
import type { ListedVersion } from './api.ts'

type VersionCardProps = { quizId: string; version: ListedVersion; current: ListedVersion; onMakeCurrent: () => void }

export function VersionCard({ quizId, version, current, onMakeCurrent }: VersionCardProps) {
  const { number, title, questionCount, publishedAt, underWay, handedIn } = version
  const addressOf = useQuizAddress()
  const isCurrent = version.id === current.id
  const published = { date: formatDate(publishedAt), time: formatTimeOfDay(publishedAt) }
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">{t('versions.version', { number })}</h2>
        {isCurrent && <Badge tone="correct">{t('versions.current')}</Badge>}
      </div>
      <p className="font-medium wrap-anywhere">{title}</p>
      <ul className="tabular flex flex-wrap gap-x-5 text-ink-soft">
        <li>{t('versions.published', published)}</li>
        <li>{t('versions.questions', { count: questionCount })}</li>
      </ul>
      <ul className="tabular flex flex-wrap gap-x-5">
        <WhoHasIt
          text={t(handedIn === 0 ? 'versions.nobodyHandedIn' : 'versions.haveHandedIn', { count: handedIn })}
          number={number}
          to={handedIn === 0 ? null : `${addressOf(quizId, 'result')}&taken=${number}`}
        />
        <WhoHasIt
          text={t(underWay === 0 ? 'versions.nobodyTakingIt' : 'versions.takingIt', { count: underWay })}
          number={number}
          to={underWay === 0 ? null : addressOf(quizId, 'result')}
        />
      </ul>
      {!isCurrent && (
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          <Link
            to={`?compare=${number}-${current.number}`}
            aria-label={t('versions.compareWith', { number })}
            className={buttonClass({ size: 'sm' })}
          >
            {t('versions.compare')}
          </Link>
          <Button size="sm" aria-label={t('versions.makeCurrentOf', { number })} onClick={onMakeCurrent}>
            {t('versions.makeCurrent')}
          </Button>
        </div>
      )}
    </Card>
  )
}

type WhoHasItProps = { text: string; number: number; to: string | null }

/** How many, in words; where there are any, their results are a press away. */
function WhoHasIt({ text, number, to }: WhoHasItProps) {
  return (
    <li className={to ? undefined : 'text-ink-soft'}>
      {to ? (
        <Link to={to} className="inline-flex min-h-6 items-center text-brand underline">
          {text}
          <span className="sr-only">, {t('versions.version', { number })}</span>
        </Link>
      ) : (
        text
      )}
    </li>
  )
}
