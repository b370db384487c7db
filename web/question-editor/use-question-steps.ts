import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react'
import { MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { t } from '../i18n/editor.ts'
import { formatNumber } from '../i18n/format.ts'
import { dismissToast, shownToasts, toast } from '../ui/toast.ts'
import type { FocusWish } from './components/question-form.tsx'
import { type DraftList, type DraftStep, indexOf } from './draft-list.ts'
import type { Shortcut } from './shortcuts.ts'

type StepsOn = {
  list: DraftList
  dispatch: Dispatch<DraftStep>
  setFocus: Dispatch<SetStateAction<FocusWish | null>>
}

type Means = Pick<StepsOn, 'list' | 'dispatch'> & { say: (text: string) => void; focusOn: (field: string) => void }

/** What can be done with the questions, each with what it says to a screen reader and where one goes on writing. */
export function useQuestionSteps({ list, dispatch, setFocus }: StepsOn) {
  const [said, say] = useState('')
  const focusOn = useCallback((field: string) => setFocus({ field }), [setFocus])
  const { entries, open } = list
  const index = Math.max(0, indexOf(list, open))
  const means = { list, dispatch, say, focusOn }
  const adding = additions(means, index)
  const removal = useRemoval(means, index)
  const history = undoAndRedo(means, removal.withdrawOffer)

  const openAt = (at: number) => {
    const entry = entries[at]
    if (!entry) return
    dispatch({ type: 'opened', key: entry.key })
    focusOn('problem')
  }
  const move = useCallback(
    (from: number, to: number) => {
      const entry = entries[from]
      if (!entry || to < 0 || to >= entries.length) return
      dispatch({ type: 'moved', key: entry.key, to })
      const place = { number: formatNumber(to + 1), count: formatNumber(entries.length) }
      say(t('editor.saidMoved', place))
    },
    [entries, dispatch],
  )

  const byShortcut: Record<Shortcut, () => void> = {
    undo: history.undo,
    redo: history.redo,
    duplicate: adding.duplicate,
    addQuestion: adding.add,
    moveUp: () => move(index, index - 1),
    moveDown: () => move(index, index + 1),
    previous: () => openAt(index - 1),
    next: () => openAt(index + 1),
  }
  const remove = () => {
    setFocus(null)
    removal.remove()
  }
  return { ...adding, ...history, index, focusOn, said, say, move, remove, byShortcut }
}

export type QuestionSteps = ReturnType<typeof useQuestionSteps>

const additions = ({ list, dispatch, say, focusOn }: Means, index: number) => {
  const count = list.entries.length
  const canAdd = count < MAX_QUESTIONS
  const added = (step: DraftStep, saying: string) => {
    if (!canAdd) return say(t('editor.mostQuestions', { most: MAX_QUESTIONS }))
    dispatch(step)
    focusOn('problem')
    say(saying)
  }
  return {
    canAdd,
    add: () => added({ type: 'addedQuestion' }, t('editor.saidAdded', { number: formatNumber(count + 1) })),
    duplicate: () =>
      added({ type: 'duplicated', key: list.open }, t('editor.saidDuplicated', { number: formatNumber(index + 2) })),
  }
}

const useRemoval = ({ list, dispatch }: Means, index: number) => {
  const offer = useRef<number | undefined>(undefined)
  const remove = () => {
    const entry = list.entries[index]
    if (!entry || list.entries.length === 1) return
    dispatch({ type: 'deleted', key: entry.key })
    const putBack = () => dispatch({ type: 'putBack', question: entry.question, at: index })
    toast.success(t('editor.deleted', { number: formatNumber(index + 1) }), {
      action: { label: t('editor.putBack'), onAct: putBack },
    })
    offer.current = shownToasts().at(-1)?.id
  }
  /** What undo has brought back must not be put back a second time. */
  const withdrawOffer = () => {
    if (offer.current !== undefined) dismissToast(offer.current)
  }
  return { remove, withdrawOffer }
}

const undoAndRedo = ({ list, dispatch, say }: Means, onUndone: () => void) => ({
  canUndo: list.past.length > 0,
  canRedo: list.future.length > 0,
  undo: () => {
    if (list.past.length === 0) return
    dispatch({ type: 'undone' })
    onUndone()
    say(t('editor.saidUndone'))
  },
  redo: () => {
    if (list.future.length === 0) return
    dispatch({ type: 'redone' })
    say(t('editor.saidRedone'))
  },
})
