import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { t as draftText } from '../../i18n/teachers/drafts.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { refusedInWords } from '../drafts/refused-in-words.ts'
import type { Elsewhere } from '../drafts/use-draft.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'

type DraftNoticesProps = Pick<QuizInHand, 'kept' | 'saving' | 'keepAsNew' | 'edit' | 'elsewhere'> & {
  onUnderstood: () => void
}

/** Calm lines about where the draft is kept. */
export function DraftNotices({ kept, saving, elsewhere, keepAsNew, edit, onUnderstood }: DraftNoticesProps) {
  const place = placeNotice(kept, saving)
  return (
    <div role="status" className="grid grid-cols-1 gap-2 not-empty:mb-4">
      {place !== null && <Notice>{place}</Notice>}
      {saving.kind === 'gone' && elsewhere !== 'gone' && (
        <Notice>
          <span className="min-w-0 flex-1 basis-60">{draftText(edit ? 'drafts.editGone' : 'drafts.gone')}</span>
          <Button size="sm" onClick={keepAsNew}>
            {draftText(edit ? 'drafts.keepChanges' : 'drafts.keepAsNew')}
          </Button>
        </Notice>
      )}
      {elsewhere !== null && (
        <Notice>
          <span className="min-w-0 flex-1 basis-60">{ELSEWHERE[elsewhere]()}</span>
          <Button size="sm" variant="quiet" onClick={onUnderstood}>
            {t('editor.understood')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

const ELSEWHERE: Record<Elsewhere, () => string> = {
  newer: () => t('editor.newerElsewhere'),
  newer_far: () => draftText('drafts.newerFar'),
  merged: () => t('editor.mergedElsewhere'),
  gone: () => t('editor.goneElsewhere'),
}

const placeNotice = (kept: QuizInHand['kept'], saving: QuizInHand['saving']): string | null => {
  if (saving.kind === 'waiting') return kept === 'failed' ? draftText('drafts.offlineNoStorage') : null
  if (saving.kind === 'refused') return refusedInWords(saving.failure, kept !== 'failed')
  if (kept !== 'failed') return null
  return saving.kind === 'saved' || saving.kind === 'saving' ? draftText('drafts.noStorageHere') : t('editor.noStorage')
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start gap-2 rounded border border-line-strong bg-accent-soft px-3 py-2 text-sm">
      <Info aria-hidden="true" className="mt-px size-5 shrink-0" />
      {typeof children === 'string' ? <span className="min-w-0 flex-1 basis-60">{children}</span> : children}
    </div>
  )
}
