import type { PasskeyOnWire } from '#contract/people/passkeys.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { renamingPasskey } from './api.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

type RenamePasskeyDialogProps = { passkey: PasskeyOnWire; onDone: () => void; onClose: () => void }

export function RenamePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RenamePasskeyDialogProps) {
  const send = async (next: string): Promise<string | null> => {
    const reply = await renamingPasskey(id, next)
    return reply.ok ? null : failureText(reply.failure)
  }
  return (
    <PasskeyNameForm
      title={t('accountSettings.passkeyRename')}
      label={t('accountSettings.passkeySave')}
      name={name}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
