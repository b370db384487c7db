import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { shownPassword } from '#domain/people/account.ts'
import { newPassword } from '#domain/people/password.ts'
import { secondCode } from '#domain/people/two-factor.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { fieldText } from '../accounts/account-form.ts'
import { meQuery } from '../accounts/api.ts'
import { PasswordField } from '../accounts/password-field.tsx'
import { refusedField } from '../accounts/refused-field.ts'
import { useAccountForm } from '../accounts/use-account-form.ts'
import { accountQuery, changingPassword, sessionsQuery } from './api.ts'
import { CodeField } from './code-field.tsx'
import { Part } from './part.tsx'

const typedTwice = z.looseObject({ new_password: z.string(), confirm: z.string() })

const passwordFields = { username: z.string(), password: shownPassword, new_password: newPassword, confirm: z.string() }

const passwordForm = (asksCode: boolean) =>
  z.strictObject({ ...passwordFields, code: asksCode ? secondCode : z.optional(secondCode) }).check(
    z.refine(({ new_password, confirm }) => new_password === confirm, {
      error: 'passwords_differ',
      path: ['confirm'],
      when: ({ value }) => z.safeParse(typedTwice, value).success,
    }),
  )

type PasswordPartProps = { email: string; asksCode: boolean }

export function PasswordPart({ email, asksCode }: PasswordPartProps) {
  const me = useQuery(meQuery)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <Part
      title={t('accountSettings.password')}
      actions={<Button onClick={open}>{t('accountSettings.resetPassword')}</Button>}
    >
      {me.data?.sendsMail === false ? tOutbox('outbox.passwordText') : t('accountSettings.passwordText')}
      {isOpen && <PasswordDialog email={email} asksCode={asksCode} onClose={() => setOpen(false)} />}
    </Part>
  )
}

function PasswordDialog({ email, asksCode, onClose }: PasswordPartProps & { onClose: () => void }) {
  const formId = useId()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const form = useAccountForm({
    schema: useMemo(() => passwordForm(asksCode), [asksCode]),
    send: async ({ password, code, new_password }) => {
      setFailure(null)
      const reply = await changingPassword({ password, new_password, ...(code !== undefined && { code }) })
      if (!reply.ok) {
        setFailure(reply.failure)
        return { fields: reply.failure.fields, at: refusedField(reply.failure) }
      }
      toast.success(t('accountSettings.passwordChanged'))
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      // A recovery code may be used up.
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
      onClose()
      return null
    },
  })
  const differ = form.problem('confirm') === 'passwords_differ' ? t('accountSettings.differ') : undefined
  const said = (...codes: string[]) => (failure && codes.includes(failure.code) ? failureText(failure) : undefined)
  const wrongPassword = said('wrong_password')
  const wrongCode = asksCode ? said('wrong_code', 'code_required') : undefined
  const isSaidBeside = (wrongPassword ?? wrongCode) !== undefined || failure?.code === 'invalid_request'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accountSettings.resetPassword')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('accountSettings.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isSending}>
            {t('accountSettings.resetPassword')}
          </Button>
        </>
      }
    >
      <form {...form.attributes} id={formId} noValidate className="grid grid-cols-1 gap-4">
        {/* For password managers: whose password this is. */}
        <input name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={t('accountSettings.currentPassword')}
          autoComplete="current-password"
          error={fieldText(form.problem('password')) ?? wrongPassword}
        />
        {asksCode && <CodeField {...form.field('code')} error={fieldText(form.problem('code')) ?? wrongCode} />}
        <PasswordField
          {...form.field('new_password')}
          label={t('accountSettings.newPassword')}
          hint={t('accountSettings.newPasswordHint')}
          autoComplete="new-password"
          error={fieldText(form.problem('new_password'))}
        />
        <PasswordField
          {...form.field('confirm')}
          label={t('accountSettings.confirmPassword')}
          autoComplete="new-password"
          error={differ ?? fieldText(form.problem('confirm'))}
        />
        {failure && !isSaidBeside && (
          <ErrorPanel title={t('accountSettings.notDone')}>{failureText(failure)}</ErrorPanel>
        )}
      </form>
    </Dialog>
  )
}
