import type { Dispatch } from 'react'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import type { DraftList, DraftStep } from '../entries/draft-list.ts'
import type { EntriesHistory } from '../question-list/use-question-steps.ts'

/** What can be undone in the list of a quiz, whose details are undone in the same steps. */
export const listHistory = (list: DraftList, dispatch: Dispatch<DraftStep>): EntriesHistory => ({
  canUndo: list.past.length > 0,
  canRedo: list.future.length > 0,
  undo: () => {
    const before = list.past.at(-1)
    if (before === undefined) return null
    dispatch({ type: 'undone' })
    return before.details === list.details ? t('editor.saidUndone') : editing('editing.saidDetailsUndone')
  },
  redo: () => {
    const [after] = list.future
    if (after === undefined) return null
    dispatch({ type: 'redone' })
    return after.details === list.details ? t('editor.saidRedone') : editing('editing.saidDetailsRedone')
  },
})
