import Keyboard from 'lucide-react/icons/keyboard'
import { type ComponentProps, useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { undoAndRedo } from '../question-list/use-question-steps.ts'
import { listHistory } from '../quizzes/list-history.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { UndoButtons } from '../shortcuts/undo-buttons.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useViews } from '../text-view/use-views.ts'
import { InViews } from './in-views.tsx'
import { QuestionsStep } from './questions-step.tsx'

type QuestionsOrTextProps = Omit<ComponentProps<typeof QuestionsStep>, 'beside'>

/** The questions of a quiz, one by one or as text. */
export function QuestionsOrText(props: QuestionsOrTextProps) {
  const { draft, focus, setFocus } = props
  const { list, dispatch, round, setDetails } = draft
  const views = useViews(focus)
  return (
    <InViews
      {...{ list, dispatch, views, setFocus, round }}
      marked={{
        details: draft.draft.details,
        onUse: (change) => setDetails((before) => ({ ...before, ...change })),
      }}
      bar={<TextBar {...props} />}
    >
      {(beside) => <QuestionsStep {...props} beside={beside} />}
    </InViews>
  )
}

function TextBar({ draft, onPreview, onNext, onShortcuts }: QuestionsOrTextProps) {
  const [said, say] = useState('')
  const { canUndo, canRedo, undo, redo } = undoAndRedo(listHistory(draft.list, draft.dispatch), { say })
  useShortcuts({ undo, redo })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-1 sm:gap-3">
      <UndoButtons {...{ canUndo, canRedo }} onUndo={undo} onRedo={redo} />
      <IconButton
        label={t('editor.shortcuts')}
        icon={<Keyboard />}
        aria-keyshortcuts={keysOf('shortcuts')}
        onClick={onShortcuts}
      />
      <span className="flex-1" />
      <Button aria-keyshortcuts={keysOf('preview')} onClick={onPreview}>
        {t('editor.preview')}
      </Button>
      <Button variant="primary" aria-keyshortcuts={keysOf('finish')} onClick={onNext}>
        {t('editor.saveAndNext')}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
