import type { PasskeyOnWire } from '#contract/people/passkeys.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'

const saidOf = ({ added_at, used_at }: PasskeyOnWire) =>
  [
    t('accountSettings.passkeySince', { date: formatDateTime(Date.parse(added_at)) }),
    used_at && t('accountSettings.passkeyUsed', { date: formatDateTime(Date.parse(used_at)) }),
  ]
    .filter(Boolean)
    .join(', ')

type PasskeyListProps = {
  passkeys: PasskeyOnWire[]
  onRename: (passkey: PasskeyOnWire) => void
  onRemove: (passkey: PasskeyOnWire) => void
}

export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p>{t('accountSettings.passkeysNone')}</p>
  return (
    <ul className="divide-y divide-line">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-ink-soft">{saidOf(passkey)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              aria-label={t('accountSettings.passkeyRenameOf', { name: passkey.name })}
              onClick={() => onRename(passkey)}
            >
              {t('accountSettings.passkeyRename')}
            </Button>
            <Button
              size="sm"
              variant="danger"
              aria-label={t('accountSettings.passkeyRemoveOf', { name: passkey.name })}
              onClick={() => onRemove(passkey)}
            >
              {t('accountSettings.passkeyRemove')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
