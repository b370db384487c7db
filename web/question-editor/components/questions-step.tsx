import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { completeCount, type DraftQuestion } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { questionsOf } from '../draft-list.ts'
import { shortcutOf } from '../shortcuts.ts'
import type { DraftInHand } from '../use-draft.ts'
import { useQuestionSteps } from '../use-question-steps.ts'
import { Completeness } from './completeness.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { type FocusWish, QuestionForm } from './question-form.tsx'
import { QuestionList } from './question-list.tsx'
import { QuestionTools } from './question-tools.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

type QuestionsStepProps = {
  draft: DraftInHand
  /** Null on a page just loaded, where nothing takes the focus by itself. */
  focus: FocusWish | null
  setFocus: Dispatch<SetStateAction<FocusWish | null>>
  onPreview: () => void
  onNext: () => void
}

export function QuestionsStep({ draft, focus, setFocus, onPreview, onNext }: QuestionsStepProps) {
  const { list, dispatch, questionCount } = draft
  const steps = useQuestionSteps({ list, dispatch, setFocus })
  const [pasting, setPasting] = useState<string | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  useShortcuts(steps.byShortcut)

  const { focusOn } = steps
  const openQuestion = useCallback(
    (key: number) => {
      dispatch({ type: 'opened', key })
      focusOn('problem')
    },
    [dispatch, focusOn],
  )
  const take = (questions: DraftQuestion[]) => {
    setPasting(null)
    dispatch({ type: 'tookQuestions', questions })
    focusOn('problem')
    steps.setSaid(t('editor.taken', { count: questions.length }))
  }

  const question = list.entries[steps.index]?.question
  const complete = completeCount(questionsOf(list))
  const place = { number: formatNumber(steps.index + 1), count: formatNumber(questionCount) }
  const progress = t('editor.completeOf', { complete: formatNumber(complete), count: formatNumber(questionCount) })
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <aside className="min-w-0 lg:sticky lg:top-4">
        <p className="tabular mb-1.5 px-1 text-sm font-medium text-ink-soft">{progress}</p>
        <div className="mb-2 px-1">
          <ProgressBar label={t('editor.questions')} value={complete} max={questionCount} valueText={progress} />
        </div>
        <QuestionList entries={list.entries} open={list.open} onOpen={openQuestion} onMove={steps.move} />
      </aside>
      <div className="min-w-0">
        <Card>
          <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
            <h2 tabIndex={-1} className="tabular text-lg">
              {t('editor.questionOf', place)}
            </h2>
            <QuestionTools
              index={steps.index}
              count={steps.count}
              canUndo={list.past.length > 0}
              canRedo={list.future.length > 0}
              canAdd={steps.canAdd}
              onUndo={steps.undo}
              onRedo={steps.redo}
              onMove={(to) => steps.move(steps.index, to)}
              onDuplicate={steps.duplicate}
              onDelete={steps.remove}
            />
          </header>
          {question && (
            <>
              <QuestionForm
                key={list.open}
                id={list.open}
                question={question}
                focus={focus}
                dispatch={dispatch}
                onFocus={focusOn}
                onPasteQuestions={setPasting}
                onSaid={steps.setSaid}
              />
              <Completeness question={question} />
            </>
          )}
        </Card>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            icon={<Plus aria-hidden="true" className="size-5" />}
            disabled={!steps.canAdd}
            className="max-sm:w-full"
            onClick={steps.add}
          >
            {t('editor.addQuestion')}
          </Button>
          <Button
            variant="quiet"
            icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
            disabled={!steps.canAdd}
            onClick={() => setPasting('')}
          >
            {t('editor.pasteQuestions')}
          </Button>
          <Button
            variant="quiet"
            className="pointer-coarse:hidden"
            icon={<Keyboard aria-hidden="true" className="size-5" />}
            onClick={() => setShowsKeys(true)}
          >
            {t('editor.shortcuts')}
          </Button>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3 border-t border-line pt-5 max-sm:*:flex-1">
          <Button onClick={onPreview}>{t('editor.preview')}</Button>
          <Button variant="primary" onClick={onNext}>
            {t('editor.saveAndNext')}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {steps.said}
      </p>
      {pasting !== null && <PasteDialog text={pasting} onTake={take} onClose={() => setPasting(null)} />}
      <ShortcutsDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}

/** For the whole page, but not behind an open dialog. */
const useShortcuts = (byShortcut: ReturnType<typeof useQuestionSteps>['byShortcut']) => {
  const latest = useRef(byShortcut)
  latest.current = byShortcut
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (shortcut === null || event.isComposing || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current[shortcut]()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
