import { t } from '../../i18n/teachers/account-settings.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

type CodeFieldProps = { name: string; error: string | undefined; onChange?: () => void; onBlur?: () => void }

/** For the second step, where the account asks for it. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      label={t('accountSettings.code')}
      hint={t('accountSettings.codeHint')}
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}
