import { t } from '../../i18n/students/elsewhere.ts'
import { t as take } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { QUIZ_WIDTH } from '../all-pages/surroundings.tsx'
import { answeredCount } from '../device/progress.ts'
import { type AttemptView, isDelivered, type StandStill } from './attempt-view.ts'
import { RESUME_HASH, reopenAs } from './wish.ts'

type GoesOnElsewhereProps = {
  /** Null: it goes on here. */
  why: StandStill | null
  view: Pick<AttemptView, 'progress' | 'saving'>
  onTryAgain: () => void
}

/** This page only shows what was answered, and says why. */
export function GoesOnElsewhere({ why, view, onTryAgain }: GoesOnElsewhereProps) {
  if (why === null) return null
  const goOnHere = () => {
    if (why === 'no_cookies') return onTryAgain()
    if (why === 'other_tab') location.reload()
    else reopenAs(RESUME_HASH)
  }
  return (
    <div role="alert" className="stays-at-bottom z-10 border-t-2 border-accent-edge bg-accent-soft">
      <div className={`${QUIZ_WIDTH} flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3`}>
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{t(`elsewhere.${why}`)}</p>
          <p>
            {whereTheyAre(view)} {t(`elsewhere.${why}_help`)}
          </p>
        </div>
        <Button variant="primary" onClick={goOnHere}>
          {why === 'no_cookies' ? take('take.tryAgain') : t('elsewhere.continueHere')}
        </Button>
      </div>
    </div>
  )
}

/** Where nothing was answered there is nothing to be calm or worried about. */
const whereTheyAre = (view: GoesOnElsewhereProps['view']): string => {
  if (!isDelivered(view)) return t('elsewhere.notHandedOver')
  return answeredCount(view.progress) > 0 ? t('elsewhere.handedOver') : ''
}
