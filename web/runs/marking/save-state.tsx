import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { Button } from '../../ui/button.tsx'
import { useIsOnline } from '../device/use-is-online.ts'
import { isGone } from './saving-marks.ts'
import type { Marking } from './use-marking.ts'

/** Whether the mark is on the server, said as it is. */
export function SaveState({ saved, mark, lookAgain }: Pick<Marking, 'saved' | 'mark' | 'lookAgain'>) {
  const isOnline = useIsOnline()
  const failure = saved?.failure ?? null
  const text = () => {
    if (!saved) return mark === null ? t('marking.state_none') : t('marking.state_saved')
    if (saved.state === 'saved') return mark === null ? t('marking.state_takenBack') : t('marking.state_saved')
    if (saved.state === 'failing') return isOnline ? t('marking.state_failing') : t('marking.state_offline')
    if (isGone(saved)) return t('marking.state_gone')
    if (saved.state === 'refused') return failure ? failureText(failure) : ''
    return t(`marking.state_${saved.state}`)
  }
  const isTrouble = saved !== undefined && saved.state !== 'saved' && saved.state !== 'saving'
  return (
    <div
      role="status"
      className={
        isTrouble ? 'rounded border border-wrong/40 bg-wrong-soft p-3 font-medium' : 'text-sm font-medium text-ink-soft'
      }
    >
      <p>{text()}</p>
      {saved?.state === 'changed' && (
        <Button className="mt-2" onClick={() => void lookAgain()}>
          {t('marking.lookAgain')}
        </Button>
      )}
    </div>
  )
}
