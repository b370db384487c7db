import { useRef } from 'react'
import type { NewPasskeyOptions } from '#contract/people/passkeys.ts'
import { deviceWords } from '#domain/people/device-words.ts'
import type { NewCredential } from '#domain/people/passkey.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { addingPasskey } from './api.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

type NamePasskeyDialogProps = { options: NewPasskeyOptions; onDone: () => void; onClose: () => void }

const nameHere = () => {
  const { browser, system } = deviceWords(navigator.userAgent)
  return browser && system ? t('accountSettings.on', { browser, system }) : browser || system
}

const WHY = { there: 'accountSettings.passkeyThere', given_up: 'accountSettings.passkeyGivenUp' } as const

/** A name, and then the browser's own dialog: some show it only right after a press. */
export function NamePasskeyDialog({ options, onDone, onClose }: NamePasskeyDialogProps) {
  /** What was made stays, though the call that tells of it failed: nobody is asked for their finger twice. */
  const made = useRef<NewCredential | null>(null)

  const make = async (): Promise<string | null> => {
    const { makePasskey } = await import('../accounts/passkeys.ts')
    const reply = await makePasskey(options)
    if (!reply.ok) return t(WHY[reply.why])
    made.current = reply.credential
    return null
  }
  const send = async (name: string): Promise<string | null> => {
    const trouble = made.current ? null : await make().catch(() => failureText({ code: 'network' }))
    if (trouble !== null || made.current === null) return trouble
    const reply = await addingPasskey({ name, ...made.current })
    return reply.ok ? null : failureText(reply.failure)
  }
  return (
    <PasskeyNameForm
      title={t('accountSettings.passkeyNameTitle')}
      label={t('accountSettings.passkeyCreate')}
      name={nameHere()}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {t('accountSettings.passkeyNameText')}
    </PasskeyNameForm>
  )
}
