import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react'
import { MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { t } from '../i18n/editor.ts'
import { formatNumber } from '../i18n/format.ts'
import { dismissToast, shownToasts, toast } from '../ui/toast.ts'
import type { FocusWish } from './components/question-form.tsx'
import { indexOf } from './draft-list.ts'
import type { Field } from './gaps.ts'
import type { Shortcut } from './shortcuts.ts'
import type { DraftInHand } from './use-draft.ts'

type StepsOn = Pick<DraftInHand, 'list' | 'dispatch'> & { setFocus: Dispatch<SetStateAction<FocusWish | null>> }

/** What can be done with the questions, each with what it says to a screen reader and where one goes on writing. */
export function useQuestionSteps({ list, dispatch, setFocus }: StepsOn) {
  const [said, setSaid] = useState('')
  const offerToPutBack = useRef<number | undefined>(undefined)
  const focusOn = useCallback((field: Field) => setFocus({ field }), [setFocus])
  const { entries, open } = list
  const index = Math.max(0, indexOf(list, open))
  const count = entries.length
  const canAdd = count < MAX_QUESTIONS

  const openAt = (at: number) => {
    const entry = entries[at]
    if (!entry) return
    dispatch({ type: 'opened', key: entry.key })
    focusOn('problem')
  }
  const add = () => {
    if (!canAdd) return setSaid(t('editor.mostQuestions', { most: MAX_QUESTIONS }))
    dispatch({ type: 'addedQuestion' })
    focusOn('problem')
    setSaid(t('editor.saidAdded', { number: formatNumber(count + 1) }))
  }
  const duplicate = () => {
    if (!canAdd) return setSaid(t('editor.mostQuestions', { most: MAX_QUESTIONS }))
    dispatch({ type: 'duplicated', key: open })
    focusOn('problem')
    setSaid(t('editor.saidDuplicated', { number: formatNumber(index + 2) }))
  }
  const remove = () => {
    const entry = entries[index]
    if (!entry || count === 1) return
    dispatch({ type: 'deleted', key: entry.key })
    toast.success(t('editor.deleted', { number: formatNumber(index + 1) }), {
      action: {
        label: t('editor.putBack'),
        onAct: () => dispatch({ type: 'putBack', question: entry.question, at: index }),
      },
    })
    offerToPutBack.current = shownToasts().at(-1)?.id
  }
  const move = useCallback(
    (from: number, to: number) => {
      const entry = entries[from]
      if (!entry || to < 0 || to >= entries.length) return
      dispatch({ type: 'moved', key: entry.key, to })
      const place = { number: formatNumber(to + 1), count: formatNumber(entries.length) }
      setSaid(t('editor.saidMoved', place))
    },
    [entries, dispatch],
  )
  const undo = () => {
    if (list.past.length === 0) return
    dispatch({ type: 'undone' })
    // What undo has brought back must not be put back a second time.
    if (offerToPutBack.current !== undefined) dismissToast(offerToPutBack.current)
    setSaid(t('editor.saidUndone'))
  }
  const redo = () => {
    if (list.future.length === 0) return
    dispatch({ type: 'redone' })
    setSaid(t('editor.saidRedone'))
  }

  const byShortcut: Record<Shortcut, () => void> = {
    undo,
    redo,
    duplicate,
    addQuestion: add,
    moveUp: () => move(index, index - 1),
    moveDown: () => move(index, index + 1),
    previous: () => openAt(index - 1),
    next: () => openAt(index + 1),
  }
  return { index, count, canAdd, focusOn, said, setSaid, add, duplicate, remove, move, undo, redo, byShortcut }
}
