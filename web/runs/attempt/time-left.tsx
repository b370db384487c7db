import Clock from 'lucide-react/icons/clock'
import { useEffect, useRef, useState } from 'react'
import { type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { formatClock } from '../../i18n/format.ts'
import { t } from '../../i18n/students/take.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ServerClock } from '../device/clock.ts'
import { useSecondsLeft } from '../device/use-seconds-left.ts'
import { passedMoment } from './time-left.ts'

type TimeLeftProps = { endsAt: Instant; clock: ServerClock; totalSeconds: number }

const MINUTE_SECONDS = MINUTE / SECOND
const SOON = 5 * MINUTE_SECONDS

export function TimeLeft({ endsAt, clock, totalSeconds }: TimeLeftProps) {
  const seconds = useSecondsLeft(endsAt, clock)
  // Until the server is heard it is only what the device makes of what it has kept.
  const isAbout = clock.isGuessed()
  // Of a short time, such as a question's own, less is little.
  const isSoon = seconds <= Math.min(SOON, totalSeconds / 2)
  const isNow = seconds <= Math.min(MINUTE_SECONDS, totalSeconds / 4)
  return (
    <div
      className={classNames(
        'flex items-center gap-2 rounded border px-2.5 py-1',
        isNow ? 'border-wrong bg-wrong-soft text-wrong' : isSoon ? 'border-accent-edge bg-accent-soft' : 'border-line',
      )}
    >
      {!isAbout && <Clock aria-hidden="true" className="size-5 shrink-0" />}
      <span
        role="timer"
        aria-label={t(isAbout ? 'take.timeLeftAbout' : 'take.timeLeft')}
        className="tabular text-xl leading-snug font-semibold whitespace-nowrap"
      >
        {isAbout && '≈'}
        {formatClock(seconds * SECOND)}
      </span>
      <SpokenTime seconds={seconds} totalSeconds={totalSeconds} />
    </div>
  )
}

/** The timer itself is silent; this speaks at the few moments that matter. */
function SpokenTime({ seconds, totalSeconds }: { seconds: number; totalSeconds: number }) {
  const before = useRef(seconds)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const moment = passedMoment({ before: before.current, now: seconds, total: totalSeconds })
    before.current = seconds
    if (moment !== null) setSpoken(spokenTime(seconds))
  }, [seconds, totalSeconds])
  useEffect(() => {
    const speak = (event: KeyboardEvent) => {
      if (isTimeKey(event)) setSpoken((last) => spokenTime(before.current) + (last.endsWith(' ') ? '' : ' '))
    }
    addEventListener('keydown', speak)
    return () => removeEventListener('keydown', speak)
  }, [])
  return (
    <span role="status" className="sr-only">
      {spoken}
    </span>
  )
}

/** On request: Alt+T. */
const isTimeKey = ({ altKey, code }: KeyboardEvent) => altKey && code === 'KeyT'

const spokenTime = (left: number): string => {
  const minutes = Math.floor(left / MINUTE_SECONDS)
  const seconds = left % MINUTE_SECONDS
  const parts = [
    ...(minutes > 0 ? [t('take.minutes', { count: minutes })] : []),
    ...(seconds > 0 || minutes === 0 ? [t('take.seconds', { count: seconds })] : []),
  ]
  return t('take.left', { time: parts.join(' ') })
}
