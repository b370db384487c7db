import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { t as draftText } from '../../i18n/teachers/drafts.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

type StartOverProps = {
  /** Its title where the draft stays in the list of quizzes. */
  keptAs?: string | null
  /** Empties the draft and gives back what undoes that. */
  onStartOver: () => () => void
}

export function StartOver({ keptAs = null, onStartOver }: StartOverProps) {
  const [isAsking, setAsking] = useState(false)
  useShortcuts({ startOver: () => setAsking(true) })
  const startOver = () => {
    setAsking(false)
    const undo = onStartOver()
    toast.success(t('editor.startedOver'), { action: { label: t('editor.putBack'), onAct: undo } })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        aria-keyshortcuts={keysOf('startOver')}
        onClick={() => setAsking(true)}
      >
        {t('editor.startOver')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('editor.startOverTitle')}
        message={keptAs === null ? t('editor.startOverMessage') : draftText('drafts.startOverKept', { title: keptAs })}
        action={{ label: t('editor.startOver'), danger: keptAs === null, onAct: startOver }}
      />
    </>
  )
}
