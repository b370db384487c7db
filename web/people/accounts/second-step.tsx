import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { fieldText } from './account-form.ts'
import type { AccountForm } from './use-account-form.ts'

type SecondStepProps = {
  form: Pick<AccountForm, 'field' | 'problem'>
  /** Why the last code was refused; empty where none was. */
  wrong: string
  onBack: () => void
}

/** What is asked for once the password was right: a code from the app, or one of those that were kept. */
export function SecondStep({ form, wrong, onBack }: SecondStepProps) {
  const [usesRecovery, setUsesRecovery] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is typed into an empty field
  useLayoutEffect(() => {
    // Together with the other label: later it would take away what somebody quick has typed.
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }, [usesRecovery])
  useEffect(() => {
    if (wrong !== '') input.current?.select()
  }, [wrong])
  return (
    <>
      <p role="status">{t('accounts.codeText')}</p>
      <TextField
        {...form.field('code')}
        ref={input}
        label={t(usesRecovery ? 'accounts.recoveryCode' : 'accounts.code')}
        hint={t(usesRecovery ? 'accounts.recoveryCodeHint' : 'accounts.codeHint')}
        autoComplete="one-time-code"
        inputMode={usesRecovery ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        error={fieldText(form.problem('code')) ?? (wrong || undefined)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => setUsesRecovery(!usesRecovery)}>
          {t(usesRecovery ? 'accounts.useApp' : 'accounts.useRecoveryCode')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t('accounts.otherAccount')}
        </Button>
      </div>
    </>
  )
}
