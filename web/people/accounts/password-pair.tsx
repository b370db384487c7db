import { t } from '../../i18n/accounts.ts'
import { fieldText } from './account-form.ts'
import { PasswordField } from './password-field.tsx'
import type { AccountForm } from './use-account-form.ts'

/** A password that is chosen now, typed twice. */
export function PasswordPair({ form, label }: { form: Pick<AccountForm, 'field' | 'problem'>; label: string }) {
  const field = (name: string) => ({ ...form.field(name), error: fieldText(form.problem(name)) })
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        autoComplete="new-password"
        hint={t('accounts.passwordHint')}
      />
      <PasswordField {...field('confirmPassword')} label={t('accounts.confirmPassword')} autoComplete="new-password" />
    </>
  )
}
