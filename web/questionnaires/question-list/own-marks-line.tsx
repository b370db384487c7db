import { t } from '../../i18n/teachers/editor.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { QuestionLinks } from './question-links.tsx'

type OwnMarksLineProps = { entries: readonly Entry[]; onOpen: (key: number) => void }

/** Which questions keep marks of their own, whatever the quiz says; each leads to itself. */
export function OwnMarksLine({ entries, onOpen }: OwnMarksLineProps) {
  const own = entries
    .filter(isQuestion)
    .map((entry, index) => ({ ...entry, number: index + 1 }))
    .filter(({ question }) => question.points !== undefined || question.marking !== undefined)
  if (own.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft sm:col-span-2">
      <p>{t('editor.ownMarks', { count: own.length })}</p>
      <QuestionLinks questions={own} onOpen={onOpen} />
    </div>
  )
}
