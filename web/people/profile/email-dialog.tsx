import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { shownPassword } from '#domain/people/account.ts'
import { mailAddress } from '#domain/people/mail-address.ts'
import { secondCode } from '#domain/people/two-factor.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t as tSettings } from '../../i18n/teachers/account-settings.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQuery } from '../account-settings/api.ts'
import { fieldText } from '../accounts/account-form.ts'
import { OutboxNote } from '../accounts/outbox-note.tsx'
import { PasswordField } from '../accounts/password-field.tsx'
import { refusedField } from '../accounts/refused-field.ts'
import { useAccountForm } from '../accounts/use-account-form.ts'
import { askingForEmail, emailChangeQuery } from './api.ts'

const emailForm = z.strictObject({
  username: z.string(),
  email: mailAddress,
  password: shownPassword,
  code: z.optional(secondCode),
})

/** Said beside a field, and not above all of them. */
const BESIDE = new Set(['wrong_password', 'wrong_code', 'code_required', 'invalid_request', 'email_taken'])

type EmailDialogProps = { email: string; sendsMail: boolean; onClose: () => void }

/** Which address, and once more who asks. */
export function EmailDialog({ email, sendsMail, onClose }: EmailDialogProps) {
  const formId = useId()
  const queryClient = useQueryClient()
  const account = useQuery(accountQuery)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const form = useAccountForm({
    schema: emailForm,
    send: async ({ email, password, code }) => {
      setFailure(null)
      const reply = await askingForEmail({ email, password, ...(code && { code }) })
      if (!reply.ok) {
        setFailure(reply.failure)
        return { fields: reply.failure.fields, at: refusedField(reply.failure) }
      }
      queryClient.setQueryData(emailChangeQuery.queryKey, reply.value.change)
      toast.success(sendsMail ? t('profile.linksSent') : tOutbox('outbox.linksWritten'))
      onClose()
      return null
    },
  })
  const said = (code: string) => (failure?.code === code ? failureText(failure) : undefined)
  const asksCode = account.data?.two_factor === true || failure?.code === 'code_required'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.changeEmail')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('profile.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isSending}>
            {t('profile.sendLinks')}
          </Button>
        </>
      }
    >
      <form {...form.attributes} id={formId} noValidate className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft">{sendsMail ? t('profile.changeEmailText') : tOutbox('outbox.changeEmailText')}</p>
        {!sendsMail && <OutboxNote />}
        <input name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <TextField
          data-first-focus=""
          {...form.field('email')}
          label={t('profile.newEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fieldText(form.problem('email'))}
        />
        <PasswordField
          {...form.field('password')}
          label={tSettings('accountSettings.currentPassword')}
          autoComplete="current-password"
          error={fieldText(form.problem('password')) ?? said('wrong_password')}
        />
        {asksCode && (
          <TextField
            {...form.field('code')}
            label={tSettings('accountSettings.code')}
            hint={tSettings('accountSettings.codeHint')}
            autoComplete="one-time-code"
            spellCheck={false}
            error={fieldText(form.problem('code')) ?? said('wrong_code') ?? said('code_required')}
          />
        )}
        {failure && !BESIDE.has(failure.code) && (
          <ErrorPanel title={tSettings('accountSettings.notDone')}>{failureText(failure)}</ErrorPanel>
        )}
      </form>
    </Dialog>
  )
}
