import Keyboard from 'lucide-react/icons/keyboard'
import { useRef, useState } from 'react'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { undoAndRedo } from '../question-list/use-question-steps.ts'
import { listHistory } from '../quizzes/list-history.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { UndoButtons } from '../shortcuts/undo-buttons.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { QuizTextField } from './quiz-text-field.tsx'
import { selectLine } from './selected-line.ts'
import { Understood } from './understood.tsx'
import { useQuizText } from './use-quiz-text.ts'

type TextViewProps = {
  draft: QuizInHand
  onOpen: (key: number) => void
  onPreview: () => void
  onNext: () => void
  onShortcuts: () => void
}

/** The whole quiz as text, with what is understood of it beside it. */
export function TextView({ draft, onOpen, onPreview, onNext, onShortcuts }: TextViewProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const written = useQuizText(draft, field)
  const [said, say] = useState('')
  const { list, dispatch } = draft
  const { canUndo, canRedo, undo, redo } = undoAndRedo(listHistory(list, dispatch), { say })
  useShortcuts({ undo, redo })
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <h2 tabIndex={-1} className="mb-3 text-lg">
          {t('quizText.heading')}
        </h2>
        <QuizTextField
          written={written}
          field={field}
          list={draft.list}
          onOpen={onOpen}
          style={{ minHeight: '50dvh', maxHeight: '75dvh' }}
        />
        <div className="mt-5 flex flex-wrap items-center gap-1 sm:gap-3">
          <UndoButtons {...{ canUndo, canRedo }} onUndo={undo} onRedo={redo} />
          <IconButton
            label={editorText('editor.shortcuts')}
            icon={<Keyboard />}
            aria-keyshortcuts={keysOf('shortcuts')}
            onClick={onShortcuts}
          />
          <span className="flex-1" />
          <Button aria-keyshortcuts={keysOf('preview')} onClick={onPreview}>
            {editorText('editor.preview')}
          </Button>
          <Button variant="primary" aria-keyshortcuts={keysOf('finish')} onClick={onNext}>
            {editorText('editor.saveAndNext')}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </Card>
      <div className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <Understood draft={draft} read={written.read} onGo={(line) => selectLine(field.current, line)} />
      </div>
    </div>
  )
}
