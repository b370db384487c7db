import { Link } from 'react-router'
import { isAboutSecurity } from '#domain/people/activity.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/activity.ts'
import { addressOf, KINDS, resultsAddress } from '../../questionnaires/kinds.tsx'
import type { Entry } from './api.ts'
import { sentenceOf } from './sentence.ts'

/** Each entry a sentence with its quiz and its time. */
export function LogList({ entries, label }: { entries: readonly Entry[]; label: string }) {
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line px-4 py-3 first:border-t-0"
        >
          <div className="min-w-0 flex-[1_1_min(100%,18rem)]">
            {!isAboutSecurity(entry.kind) && entry.quiz && <QuizName quiz={entry.quiz} />}
            <p className="wrap-anywhere">
              {sentenceOf(entry)}
              {entry.student !== null && <span className="font-semibold">: {entry.student}</span>}
            </p>
          </div>
          <time
            dateTime={new Date(entry.at).toISOString()}
            className="tabular text-sm text-ink-soft sm:whitespace-nowrap"
          >
            {formatDateTime(entry.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function QuizName({ quiz }: { quiz: NonNullable<Entry['quiz']> }) {
  if (quiz.isInBin)
    return (
      <p className="line-clamp-2 font-semibold wrap-anywhere">
        <Link to={`${KINDS[quiz.kind].home}?show=bin`} className="text-ink underline">
          {quiz.title}
        </Link>{' '}
        <span className="font-normal text-ink-soft">({t('activity.inBin')})</span>
      </p>
    )
  return (
    <p className="line-clamp-2 font-semibold wrap-anywhere">
      <Link
        to={ABILITIES[quiz.kind].clock ? addressOf(quiz, 'versions') : resultsAddress(quiz)}
        className="text-ink underline"
      >
        {quiz.title}
      </Link>
    </p>
  )
}
