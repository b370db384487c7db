import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useEffect, useState } from 'react'
import { SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/students/take.ts'
import { classNames } from '../../ui/class-names.ts'
import { type AttemptView, isDelivered } from './attempt-view.ts'

/** Nobody is alarmed by a failure that is over in a moment. */
const CALM_FOR = 10 * SECOND

type Shown = 'saved' | 'saving' | 'kept' | 'offline' | 'offline_kept'

/** Where all answers are, in one word; null while there is nothing to save. */
export const useSavedState = (view: AttemptView, isOnline: boolean): Shown | null => {
  const { failingSince } = view.saving
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    setIsLasting(false)
    if (failingSince === null) return
    const waiting = setTimeout(setIsLasting, failingSince + CALM_FOR - performance.now(), true)
    return () => clearTimeout(waiting)
  }, [failingSince])
  const isAny = Object.values(view.progress.sheet).some(({ answerBy, markBy }) => answerBy ?? markBy)
  if (!isOnline) return view.hasCopy && isAny ? 'offline_kept' : 'offline'
  if (isDelivered(view)) return isAny ? 'saved' : null
  return isLasting ? 'kept' : 'saving'
}

export function SavedState({ state }: { state: Shown }) {
  const Icon = state === 'saved' ? CloudCheck : state === 'saving' ? CloudUpload : CloudOff
  return (
    <span
      className={classNames(
        '-mx-1 flex items-center gap-1.5 rounded-sm px-1 text-sm leading-tight font-medium text-ink-soft',
        Icon === CloudOff && 'bg-accent-soft text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="w-17">{t(`take.state_${state}`)}</span>
    </span>
  )
}
