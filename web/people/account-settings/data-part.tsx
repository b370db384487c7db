import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQuery, preparingDownload } from './api.ts'
import { Part } from './part.tsx'
import { ProofDialog } from './proof-dialog.tsx'

/** All that an account has, to take along. */
export function DataPart({ asksCode }: { asksCode: boolean }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Part
      title={t('accountSettings.data')}
      actions={<Button onClick={() => setOpen(true)}>{t('accountSettings.dataTake')}</Button>}
    >
      {t('accountSettings.dataText')}
      {isOpen && (
        <ProofDialog
          title={t('accountSettings.data')}
          label={t('accountSettings.dataTake')}
          asksCode={asksCode}
          act={preparingDownload}
          onDone={({ address }) => {
            close()
            // A recovery code may be used up.
            void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
            download(address)
            toast.success(t('accountSettings.dataBegan'))
          }}
          onClose={close}
        >
          {t('accountSettings.dataProof')}
        </ProofDialog>
      )}
    </Part>
  )
}

/** A link that is pressed and not fetched: the browser writes the file as it comes, however large. */
const download = (address: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
