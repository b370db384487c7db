import { Link } from 'react-router'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { wholePercent } from '#domain/statistics/trend.ts'
import { formatDateTime, formatPercent } from '../i18n/format.ts'
import { t } from '../i18n/teachers/home.ts'
import { resultsAddress } from '../questionnaires/kinds.tsx'
import { Card } from '../ui/card.tsx'
import type { Home } from './api.ts'

/** What was answered lately and what came of it, questionnaire by questionnaire; `lastAt` is null where nobody may learn it. */
type Answered = { id: string; title: string; kind: QuestionnaireKind; said: string; lastAt: number | null }

const MOST = 8

/** Of this week, the last that was answered first. */
export function AnsweredLately({ home }: { home: Home }) {
  const answered = answeredIn(home)
  return (
    <Card flush>
      <h2 className="border-b border-line px-4 py-3 text-lg">{t('home.answered')}</h2>
      {answered.length === 0 && (
        <p className="px-4 py-5 text-ink-soft">
          {t(home.totals.questionnaires === 0 ? 'home.nothingAsked' : 'home.nothingAnswered')}
        </p>
      )}
      {answered.length > 0 && (
        <ul aria-label={t('home.answered')}>
          {answered.map(({ id, title, kind, said, lastAt }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line px-4 py-3 first:border-t-0 hover:bg-brand-soft"
            >
              <div className="min-w-0 flex-[1_1_min(100%,16rem)]">
                <Link
                  to={resultsAddress({ kind, id })}
                  className="stretched line-clamp-2 font-semibold text-ink underline wrap-anywhere"
                >
                  {title}
                </Link>
                <p className="tabular wrap-anywhere">{said}</p>
              </div>
              {lastAt !== null && (
                <time
                  dateTime={new Date(lastAt).toISOString()}
                  className="tabular text-sm text-ink-soft sm:whitespace-nowrap"
                >
                  {formatDateTime(lastAt)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const answeredIn = ({ attempts, responses }: Pick<Home, 'attempts' | 'responses'>): Answered[] =>
  [
    ...attempts.map(({ id, kind, title, lastAt, ...quiz }) => ({
      ...{ id, title, lastAt, kind },
      said: handedInText(quiz),
    })),
    ...responses.map(({ id, title, kind, when, count }) => ({
      ...{ id, title, kind, lastAt: when?.lastAt ?? null },
      said: respondedText(kind, { count, today: when?.today ?? null }),
    })),
  ]
    .toSorted((one, other) => (other.lastAt ?? 0) - (one.lastAt ?? 0))
    .slice(0, MOST)

type HandedIn = Pick<Home['attempts'][number], 'count' | 'average' | 'today' | 'waiting'>

const handedInText = ({ today, waiting, ...week }: HandedIn): string => {
  const [{ count, average }, when] = today.count > 0 ? [today, 'Today' as const] : [week, 'Week' as const]
  if (average === null) return t(`home.handedIn${when}`, { count })
  const percent = formatPercent(wholePercent(average) / 100)
  return t(`home.handedIn${when}${waiting > 0 ? 'SoFar' : 'Average'}`, { count, percent })
}

const respondedText = (kind: 'poll' | 'survey', { count, today }: { count: number; today: number | null }): string => {
  if (today === null) return t('home.responsesInAll', { count })
  const what = kind === 'poll' ? 'votes' : 'responses'
  return today > 0 ? t(`home.${what}Today`, { count: today }) : t(`home.${what}Week`, { count })
}
