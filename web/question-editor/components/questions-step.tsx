import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { completeCount, type DraftQuestion } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { questionsOf, roomFor } from '../draft-list.ts'
import { shortcutOf } from '../shortcuts.ts'
import type { DraftInHand } from '../use-draft.ts'
import { type QuestionSteps, useQuestionSteps } from '../use-question-steps.ts'
import { AddingButtons } from './adding-buttons.tsx'
import { Completeness } from './completeness.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { type FocusWish, QuestionForm } from './question-form.tsx'
import { QuestionList } from './question-list.tsx'
import { QuestionTools } from './question-tools.tsx'

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
  const [unfinished, setUnfinished] = useState('')
  useShortcuts(steps.byShortcut)

  const { focusOn } = steps
  const openQuestion = useCallback(
    (key: number) => {
      dispatch({ type: 'opened', key })
      // On a phone, looking through the questions must not open the keyboard each time.
      setFocus(matchMedia('(pointer: coarse)').matches ? null : { field: 'problem' })
    },
    [dispatch, setFocus],
  )
  const take = (questions: DraftQuestion[]) => {
    setPasting(null)
    setUnfinished('')
    dispatch({ type: 'tookQuestions', questions })
    focusOn('problem')
    steps.say(t('editor.taken', { count: questions.length }))
  }

  const putAside = (text: string) => {
    setPasting(null)
    setUnfinished(text)
  }

  const question = list.entries[steps.index]?.question
  const place = { number: formatNumber(steps.index + 1), count: formatNumber(questionCount) }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:sticky lg:top-4">
        <WritingProgress complete={completeCount(questionsOf(list))} count={questionCount} />
        <QuestionList entries={list.entries} open={list.open} onOpen={openQuestion} onMove={steps.move} />
      </div>
      <div className="min-w-0">
        <Card>
          <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
            <h2 tabIndex={-1} className="tabular text-lg">
              {t('editor.questionOf', place)}
            </h2>
            <QuestionTools steps={steps} count={list.entries.length} />
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
                onSaid={steps.say}
              />
              <Completeness question={question} />
            </>
          )}
        </Card>
        <AddingButtons canAdd={steps.canAdd} onAdd={steps.add} onPaste={() => setPasting(unfinished)} />
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
      {pasting !== null && <PasteDialog text={pasting} room={roomFor(list)} onTake={take} onClose={putAside} />}
    </div>
  )
}

function WritingProgress({ complete, count }: { complete: number; count: number }) {
  const text = t('editor.completeOf', { complete: formatNumber(complete), count: formatNumber(count) })
  return (
    <div className="mb-2 px-1">
      <p className="tabular mb-1.5 text-sm font-medium text-ink-soft">{text}</p>
      <ProgressBar label={t('editor.questions')} value={complete} max={count} valueText={text} />
    </div>
  )
}

/** For the whole page, but not behind an open dialog. */
const useShortcuts = (byShortcut: QuestionSteps['byShortcut']) => {
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
