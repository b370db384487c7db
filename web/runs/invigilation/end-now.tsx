import { useState } from 'react'
import { t } from '../../i18n/teachers/invigilation.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import type { Wanted } from './api.ts'
import type { Helping } from './use-helping.ts'

type EndNowProps = { title: string; attempts: Wanted; helping: Helping; onClose: () => void }

export function EndNow({ title, attempts, helping, onClose }: EndNowProps) {
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await helping.end(attempts)
    onClose()
  }
  const action = { label: t('help.end'), danger: true, busy, onAct: () => void end() }
  return <AlertDialog open onClose={onClose} title={title} message={t('help.endText')} action={action} />
}
