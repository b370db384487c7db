import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

/** Shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      stays
      onClose={onClose}
      title={t('accountSettings.codesTitle')}
      size="sm"
      footer={
        <>
          <CopyButton text={codes.join('\n')} label={t('accountSettings.copyCodes')} />
          <Button variant="primary" onClick={onClose}>
            {t('accountSettings.done')}
          </Button>
        </>
      }
    >
      <p>{t('accountSettings.codesText')}</p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 rounded bg-surface-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular font-semibold whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
