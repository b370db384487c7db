import { t as extras } from '../../i18n/students/quiz-extras.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { AttemptView } from './attempt-view.ts'

type LeavingProps = { isAsked: boolean; stay: () => void; leave: () => void } & Pick<AttemptView, 'hasCopy'>

/** Asked of whoever goes back out of a running quiz. */
export function Leaving({ isAsked, stay, leave, hasCopy }: LeavingProps) {
  const footer = (
    <>
      <Button onClick={leave}>{extras('extras.leave')}</Button>
      <Button variant="primary" onClick={stay}>
        {t('take.keepWorking')}
      </Button>
    </>
  )
  return (
    <Dialog open={isAsked} onClose={stay} title={extras('extras.leaveTitle')} footer={footer} size="sm" sheet>
      <p>{extras('extras.leaveText')}</p>
      {hasCopy === false && <p className="mt-2">{t('take.noCopy')}</p>}
    </Dialog>
  )
}
