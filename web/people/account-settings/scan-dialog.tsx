import { type FormEvent, useId, useState } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { QrCode } from '../../questionnaires/share/qr-code.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { confirming } from './api.ts'

type ScanDialogProps = {
  secret: string
  address: string
  onConfirmed: (recoveryCodes: string[]) => void
  onClose: () => void
}

const textOf = (failure: CallFailure): string =>
  failure.fields.code ? problemText(failure.fields.code) : failureText(failure)

/** In groups of four, as people type it. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** The secret goes into the app, and its first code comes back: only then is it asked for. */
export function ScanDialog({ secret, address, onConfirmed, onClose }: ScanDialogProps) {
  const formId = useId()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const { currentTarget } = event
    const refuse = (text: string) => {
      setError(text)
      currentTarget.querySelector<HTMLElement>('[name=code]')?.focus()
    }
    const code = String(new FormData(currentTarget).get('code') ?? '').trim()
    if (code === '') return refuse(problemText('required'))
    setSending(true)
    const reply = await confirming(code)
    setSending(false)
    if (reply.ok) onConfirmed(reply.value.recovery_codes)
    else refuse(textOf(reply.failure))
  }

  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={t('accountSettings.twoFactor')}
      footer={
        <>
          <Button onClick={onClose}>{t('accountSettings.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending}>
            {t('accountSettings.turnOn')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <p>{t('accountSettings.scan')}</p>
        <div className="flex flex-col items-center gap-4 rounded bg-surface-sunken p-4 sm:flex-row">
          <div className="w-44 shrink-0">
            <QrCode text={address} label={t('accountSettings.qr')} />
          </div>
          <p className="min-w-0 text-sm">
            {t('accountSettings.typeInstead')}{' '}
            <code className="mt-1 block text-base font-semibold wrap-anywhere" data-secret="">
              {inGroups(secret)}
            </code>
          </p>
        </div>
        <TextField
          name="code"
          label={t('accountSettings.firstCode')}
          hint={t('accountSettings.firstCodeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          error={error}
        />
      </form>
    </Dialog>
  )
}
