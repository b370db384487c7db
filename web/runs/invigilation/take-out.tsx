import { useState } from 'react'
import { t } from '../../i18n/teachers/invigilation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { Helping } from './use-helping.ts'

const WHYS = ['reset', 'removed'] as const

type TakeOutProps = {
  title: string
  attempts: string[]
  /** Whether it may also be reset, for its student to begin again. */
  mayReset?: boolean
  helping: Helping
  onClose: (isDone: boolean) => void
}

/** Asks why, and takes attempts out of everything; that can be undone. */
export function TakeOut({ title, attempts, mayReset = false, helping, onClose }: TakeOutProps) {
  const [why, setWhy] = useState<(typeof WHYS)[number]>(mayReset ? 'reset' : 'removed')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isMissing = reason.trim() === ''
  const act = async () => {
    setTried(true)
    if (isMissing) return
    setBusy(true)
    if (await helping.takeOut({ attempts, why, reason: reason.trim() })) onClose(true)
    else setBusy(false)
  }
  return (
    <Dialog
      open
      sheet
      size="sm"
      onClose={() => onClose(false)}
      title={title}
      footer={
        <Button variant="danger" busy={isBusy} onClick={() => void act()}>
          {t(why === 'reset' ? 'help.doReset' : 'help.doRemove')}
        </Button>
      }
    >
      <p className="mb-4 text-ink-soft">{t('help.takeOutText')}</p>
      {mayReset && (
        <fieldset className="mb-4">
          <legend className="mb-1 font-medium">{t('help.what')}</legend>
          {WHYS.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input type="radio" className="check" name="why" checked={why === each} onChange={() => setWhy(each)} />
              {t(`help.what_${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        label={t('help.reason')}
        hint={t('help.reasonHint')}
        error={isTried && isMissing ? t('help.reasonMissing') : undefined}
        value={reason}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
