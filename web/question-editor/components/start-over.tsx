import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { t } from '../../i18n/editor.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

type StartOverProps = {
  /** Empties the draft and gives back what undoes that. */
  onStartOver: () => () => void
}

export function StartOver({ onStartOver }: StartOverProps) {
  const [isAsking, setAsking] = useState(false)
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
        onClick={() => setAsking(true)}
      >
        {t('editor.startOver')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('editor.startOverTitle')}
        message={t('editor.startOverMessage')}
        action={{ label: t('editor.startOver'), danger: true, onAct: startOver }}
      />
    </>
  )
}
