import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { QUIZ_WIDTH } from '../all-pages/surroundings.tsx'
import { answeredCount } from '../device/progress.ts'
import { type AttemptView, isDelivered, type Phase, type StandStill } from './attempt-view.ts'
import { RESUME_HASH, reopenAs } from './wish.ts'

const STAND_STILL: readonly string[] = ['other_tab', 'other_device', 'signed_out', 'no_cookies']

export const isStandStill = (phase: Phase): phase is { kind: StandStill } => STAND_STILL.includes(phase.kind)

type GoesOnElsewhereProps = {
  why: StandStill
  view: Pick<AttemptView, 'progress' | 'saving'>
  onTryAgain: () => void
}

/** This page only shows what was answered, and says why. */
export function GoesOnElsewhere({ why, view, onTryAgain }: GoesOnElsewhereProps) {
  const goOnHere = () => {
    if (why === 'no_cookies') return onTryAgain()
    if (why === 'other_tab') location.reload()
    else reopenAs(RESUME_HASH)
  }
  return (
    <div role="alert" className="stays-at-bottom z-10 border-t-2 border-accent-edge bg-accent-soft">
      <div className={`${QUIZ_WIDTH} flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3`}>
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{t(`take.${why}`)}</p>
          <p>
            {whereTheyAre(view)} {t(`take.${why}_help`)}
          </p>
        </div>
        <Button variant="primary" onClick={goOnHere}>
          {why === 'no_cookies' ? t('take.tryAgain') : t('take.continueHere')}
        </Button>
      </div>
    </div>
  )
}

/** Where nothing was answered there is nothing to be calm or worried about. */
const whereTheyAre = (view: GoesOnElsewhereProps['view']): string => {
  if (!isDelivered(view)) return t('take.notHandedOver')
  return answeredCount(view.progress) > 0 ? t('take.handedOver') : ''
}
