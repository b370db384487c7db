import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { askingForDeletion } from './api.ts'
import { Part } from './part.tsx'
import { ProofDialog } from './proof-dialog.tsx'

export function DeletionPart({ asksCode }: { asksCode: boolean }) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Part
      title={t('accountSettings.delete')}
      actions={
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('accountSettings.delete')}
        </Button>
      }
    >
      {t('accountSettings.deleteText')}
      {isOpen && (
        <ProofDialog
          danger
          title={t('accountSettings.delete')}
          label={t('accountSettings.delete')}
          asksCode={asksCode}
          word={t('accountSettings.deleteWord')}
          act={askingForDeletion}
          onDone={() => {
            close()
            // The page that is left says what happens now.
            void queryClient.invalidateQueries()
          }}
          onClose={close}
        >
          {t('accountSettings.deleteText')}
        </ProofDialog>
      )}
    </Part>
  )
}
