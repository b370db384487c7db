import { useState } from 'react'
import { t } from '../i18n/teachers/erasure.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { TextArea } from '../ui/forms/text-area.tsx'

type RefuseDialogProps = { name: string; onRefuse: (reason: string) => Promise<boolean>; onClose: () => void }

/** Asks for the reason, which the student reads. */
export function RefuseDialog({ name, onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isMissing = reason.trim() === ''
  const act = async () => {
    setTried(true)
    if (isMissing) return
    setBusy(true)
    if (await onRefuse(reason.trim())) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      open
      sheet
      size="sm"
      onClose={onClose}
      title={t('erasure.refuseTitle', { name })}
      footer={
        <Button variant="primary" busy={isBusy} onClick={() => void act()}>
          {t('erasure.refuseDo')}
        </Button>
      }
    >
      <TextArea
        data-first-focus=""
        label={t('erasure.reason')}
        hint={t('erasure.reasonHint')}
        error={isTried && isMissing ? t('erasure.reasonMissing') : undefined}
        value={reason}
        maxLength={300}
        rows={3}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
