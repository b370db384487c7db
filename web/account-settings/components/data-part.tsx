import { useState } from 'react'
import { prepareAccountExport } from '#contract/exports.ts'
import { callAsTeacher } from '../../accounts/api.ts'
import { t } from '../../i18n/account-settings.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { Part } from './part.tsx'

/** All that an account has, to take along. */
export function DataPart() {
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const reply = await callAsTeacher(prepareAccountExport, { body: { time_zone: timeZone } })
    setBusy(false)
    if (!reply.ok) return toast.error(failureText(reply.failure))
    download(reply.value.address)
    toast.success(t('accountSettings.dataBegan'))
  }
  return (
    <Part
      title={t('accountSettings.data')}
      actions={
        <Button busy={isBusy} onClick={() => void take()}>
          {t('accountSettings.dataTake')}
        </Button>
      }
    >
      {t('accountSettings.dataText')}
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
