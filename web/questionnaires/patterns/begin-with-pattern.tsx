import LayoutList from 'lucide-react/icons/layout-list'
import { lazy, Suspense, useState } from 'react'
import type { Pattern } from '#domain/patterns/pattern.ts'
import { isBlankDraft, laidOutDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'

const PatternChooser = lazy(() => import('./pattern-chooser.tsx'))

type BeginWithPatternProps = { draft: Pick<QuizInHand, 'draft' | 'dispatch'> }

/** For a draft in which no question is written: nothing that is would be thrown away. */
export function BeginWithPattern({ draft: { draft, dispatch } }: BeginWithPatternProps) {
  const [isOpen, setOpen] = useState(false)
  if (draft.text !== undefined || draft.details.settings.pattern || !isBlankDraft(draft.items)) return null
  const layOut = (pattern: Pattern) => {
    dispatch({ type: 'replaced', ...laidOutDraft(pattern, draft.details) })
    setOpen(false)
    toast.success(t('patterns.laidOut'))
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border border-line bg-surface-sunken px-4 py-3">
      <p className="min-w-0 max-w-prose flex-1 basis-64 text-ink-soft">{t('patterns.offer')}</p>
      <Button
        className="max-sm:w-full"
        aria-haspopup="dialog"
        icon={<LayoutList aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('patterns.choose')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PatternChooser open onClose={() => setOpen(false)} onLayOut={layOut} />}
      </Suspense>
    </div>
  )
}
