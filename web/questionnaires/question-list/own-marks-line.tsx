import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'

/** More than these are found in the list beside the questions. */
const MOST_NAMED = 12

type OwnMarksLineProps = { entries: readonly Entry[]; onOpen: (key: number) => void }

/** Which questions keep marks of their own, whatever the quiz says; each leads to itself. */
export function OwnMarksLine({ entries, onOpen }: OwnMarksLineProps) {
  const own = entries
    .filter(isQuestion)
    .map((entry, index) => ({ ...entry, number: index + 1 }))
    .filter(({ question }) => question.points !== undefined || question.marking !== undefined)
  if (own.length === 0) return null
  const more = own.length - MOST_NAMED
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft sm:col-span-2">
      <p>{t('editor.ownMarks', { count: own.length })}</p>
      <ul className="flex flex-wrap">
        {own.slice(0, MOST_NAMED).map(({ key, number }) => (
          <li key={key}>
            <Button
              variant="quiet"
              className="tabular min-w-11 px-2! underline"
              aria-label={t('editor.question', { number })}
              onClick={() => onOpen(key)}
            >
              {formatNumber(number)}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('editor.ownMarksMore', { count: more })}</p>}
    </div>
  )
}
