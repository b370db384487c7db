import { useRef, useState } from 'react'
import { MOST_MINUTES } from '#domain/answers/invigilation.ts'
import { randomKey } from '../../calls/random-key.ts'
import { t } from '../../i18n/teachers/invigilation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { numberTyped } from '../../ui/forms/number-typed.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { Wanted } from './api.ts'
import type { Helping } from './use-helping.ts'

const USUAL = [2, 5, 10, 15]

type GiveTimeProps = { title: string; attempts: Wanted; helping: Helping; onClose: () => void }

export function GiveTime({ title, attempts, helping, onClose }: GiveTimeProps) {
  const [typed, setTyped] = useState('5')
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  /** Pressed again after an answer was lost, it is the same gift. */
  const gift = useRef({ minutes: 0, change: '' })
  const minutes = minutesIn(typed)
  const give = async () => {
    setTried(true)
    if (minutes === null) return
    if (gift.current.minutes !== minutes) gift.current = { minutes, change: randomKey() }
    setBusy(true)
    if (await helping.give({ attempts, ...gift.current })) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      open
      sheet
      size="sm"
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" busy={isBusy} onClick={() => void give()}>
          {minutes === null ? t('help.give') : t('help.giveMinutes', { count: minutes })}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        {USUAL.map((each) => (
          <Button key={each} aria-pressed={minutes === each} onClick={() => setTyped(String(each))}>
            +{each}
          </Button>
        ))}
      </div>
      <TextField
        label={t('help.minutes')}
        hint={t('help.giveHint')}
        error={isTried && minutes === null ? t('help.minutesWrong') : undefined}
        inputMode="numeric"
        value={typed}
        maxLength={3}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  )
}

const minutesIn = (typed: string): number | null => {
  const minutes = numberTyped(typed, { digits: 4, places: 0 })
  return typeof minutes === 'number' && minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null
}
