import { t } from '../../i18n/students/movement.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

type LeavePartProps = {
  /** The titles of the part that is left and of the one that is entered. */
  from: string
  to: string
  blank: number
  onStay: () => void
  onLeave: () => void
}

/** Asked before a section is left to which there is no way back. */
export function LeavePart({ from, to, blank, onStay, onLeave }: LeavePartProps) {
  const footer = (
    <>
      <Button onClick={onStay}>{t('movement.stay')}</Button>
      <Button variant="primary" onClick={onLeave}>
        {t('movement.leave', { section: to })}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onStay} title={t('movement.leaveTitle', { section: from })} footer={footer} sheet>
      <p>{t('movement.leaveText')}</p>
      <p className="mt-2">{blank === 0 ? t('movement.allAnswered') : t('movement.leftBlank', { count: blank })}</p>
    </Dialog>
  )
}
