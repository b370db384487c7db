import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { keysOf } from './shortcuts.ts'

type UndoButtonsProps = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
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
    </>
  )
}
