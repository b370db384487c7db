import { type Dispatch, useState } from 'react'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import type { DraftList, DraftStep } from '../entries/draft-list.ts'
import { UndoButtons } from '../shortcuts/undo-buttons.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

type DetailsHistoryProps = { list: DraftList; dispatch: Dispatch<DraftStep> }

/** Undo and redo beside the details and the settings; the questions' step has them among its tools. */
export function DetailsHistory({ list, dispatch }: DetailsHistoryProps) {
  const [said, say] = useState('')
  const step = (type: 'undone' | 'redone', snapshot: DraftList['past'][number] | undefined) => {
    if (snapshot === undefined) return
    dispatch({ type })
    const isHere = snapshot.details !== list.details
    const words = { undone: t('editor.saidUndone'), redone: t('editor.saidRedone') }[type]
    say(isHere ? words : `${words}: ${editing('editing.inQuestions')}`)
  }
  const undo = () => step('undone', list.past.at(-1))
  const redo = () => step('redone', list.future[0])
  useShortcuts({ undo, redo })
  return (
    <div className="-mt-3 mb-2 flex items-center justify-end gap-1">
      <p role="status" className="min-w-0 flex-1 text-end text-sm text-ink-soft">
        {said}
      </p>
      <UndoButtons canUndo={list.past.length > 0} canRedo={list.future.length > 0} onUndo={undo} onRedo={redo} />
    </div>
  )
}
