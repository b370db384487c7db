import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { UndoButtons } from '../shortcuts/undo-buttons.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

type HistoryButtonsProps = {
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }
  /** What stands before them. */
  children?: ReactNode
}

/** Undo and redo of what is written on the whole page, with their keys, beside its heading; what was done is said. */
export function HistoryButtons({ history: { canUndo, canRedo, undo, redo }, children }: HistoryButtonsProps) {
  const [said, say] = useState('')
  const { box, keepFocus } = useFocusKept()
  const act = (isPossible: boolean, step: () => void, saying: string) => {
    if (!isPossible) return
    keepFocus()
    step()
    say(saying)
  }
  const onUndo = () => act(canUndo, undo, t('editor.saidUndone'))
  const onRedo = () => act(canRedo, redo, t('editor.saidRedone'))
  useShortcuts({ undo: onUndo, redo: onRedo })
  return (
    <div className="flex grow flex-wrap items-center justify-end gap-1">
      <p role="status" className="min-w-0 flex-1 text-end text-sm text-ink-soft max-sm:sr-only">
        {said}
      </p>
      {children}
      <div ref={box} className="flex gap-1">
        <UndoButtons {...{ canUndo, canRedo, onUndo, onRedo }} />
      </div>
    </div>
  )
}

/** Whoever was in a field that is gone, or on a button that does nothing more, is beside it and not at the top of the page. */
const useFocusKept = () => {
  const box = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    const { activeElement: active, body } = document
    const isLost = active === null || active === body || active.matches(':disabled')
    if (isAsked.current && isLost)
      box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
    isAsked.current = false
  })
  const keepFocus = () => {
    isAsked.current = true
  }
  return { box, keepFocus }
}
