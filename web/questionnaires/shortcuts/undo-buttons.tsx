import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { keysOf } from './shortcuts.ts'

type UndoButtonsProps = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const buttons = useRef<HTMLSpanElement>(null)
  // A button that does nothing more loses the focus: whoever pressed it goes on at the other one.
  useEffect(() => {
    const { activeElement: active } = document
    if (!active?.matches(':disabled') || !buttons.current?.contains(active)) return
    buttons.current.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
  })
  return (
    <span ref={buttons} className="contents">
      <IconButton
        label={t('editor.undo')}
        icon={<Undo />}
        aria-keyshortcuts={keysOf('undo')}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        label={t('editor.redo')}
        icon={<Redo />}
        aria-keyshortcuts={keysOf('redo')}
        disabled={!canRedo}
        onClick={onRedo}
      />
    </span>
  )
}
