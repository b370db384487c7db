import { formatTimeOfDay } from '../../i18n/format.ts'
import { t as draftText } from '../../i18n/teachers/drafts.ts'
import { t } from '../../i18n/teachers/editor.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'

type SavedLineProps = Pick<QuizInHand, 'kept' | 'saving'>

/** Where what was written last is: in a place of its own, so that nothing moves while somebody types. */
export function SavedLine(props: SavedLineProps) {
  return (
    <p className="tabular min-h-6 text-sm text-ink-soft">
      {lineOf(props)}
      <span role="status" className="sr-only">
        {isOffline(props) && draftText('drafts.offline')}
      </span>
    </p>
  )
}

const isOffline = ({ kept, saving }: SavedLineProps): boolean => saving.kind === 'waiting' && kept !== 'failed'

const lineOf = ({ kept, saving }: SavedLineProps): string | null => {
  switch (saving.kind) {
    case 'none':
      return typeof kept === 'number' ? t('editor.savedHere', { time: formatTimeOfDay(kept) }) : null
    case 'saving':
      return draftText('drafts.saving')
    case 'saved':
      return draftText('drafts.savedAt', { time: formatTimeOfDay(saving.at) })
    case 'done':
      return null
    case 'waiting':
      return typeof kept === 'number'
        ? draftText('drafts.offlineKeptAt', { time: formatTimeOfDay(kept) })
        : keptLine(kept)
    default:
      return keptLine(kept)
  }
}

const keptLine = (kept: SavedLineProps['kept']): string => {
  if (kept === 'failed') return draftText('drafts.notSavedYet')
  return kept === null ? draftText('drafts.keptHere') : draftText('drafts.keptHereAt', { time: formatTimeOfDay(kept) })
}
