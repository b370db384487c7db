import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Keyboard from 'lucide-react/icons/keyboard'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { t } from '../../i18n/editor.ts'
import { Button } from '../../ui/button.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

type AddingButtonsProps = { canAdd: boolean; onAdd: () => void; onPaste: () => void }

export function AddingButtons({ canAdd, onAdd, onPaste }: AddingButtonsProps) {
  const [showsKeys, setShowsKeys] = useState(false)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={!canAdd}
        className="max-sm:w-full"
        onClick={onAdd}
      >
        {t('editor.addQuestion')}
      </Button>
      <Button
        variant="quiet"
        icon={<ClipboardPaste aria-hidden="true" className="size-5" />}
        disabled={!canAdd}
        onClick={onPaste}
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
      <ShortcutsDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}
