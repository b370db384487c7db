import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import { RESUME_HASH } from './join.tsx'

/** This page only shows what was answered; another tab or device has the quiz. */
export function GoesOnElsewhere({ where }: { where: 'other_tab' | 'other_device' }) {
  const goOnHere = () => {
    if (where === 'other_device') location.hash = RESUME_HASH
    location.reload()
  }
  return (
    <div role="alert" className="sticky bottom-0 z-10 border-t-2 border-accent-edge bg-accent-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <div className="min-w-0">
          <p className="font-semibold">{t(`take.${where}`)}</p>
          <p>{t(`take.${where}_help`)}</p>
        </div>
        <Button variant="primary" onClick={goOnHere}>
          {t('take.continueHere')}
        </Button>
      </div>
    </div>
  )
}
