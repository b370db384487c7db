import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { CallFailure, Reply } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PasswordField } from '../accounts/password-field.tsx'
import { refusedField } from '../accounts/refused-field.ts'
import type { Proof } from './api.ts'
import { CodeField } from './code-field.tsx'

type ProofDialogProps<Value> = {
  title: string
  children: ReactNode
  label: string
  danger?: boolean
  asksCode: boolean
  /** A word that has to be typed: what follows should happen to nobody by mistake. */
  word?: string
  act: (proof: Proof) => Promise<Reply<Value>>
  onDone: (value: Value) => void
  onClose: () => void
}

const typed = (data: FormData, name: string) => String(data.get(name) ?? '')

/** Asks once more who is there before something dangerous is done. */
export function ProofDialog<Value>(props: ProofDialogProps<Value>) {
  const { title, children, label, danger = false, asksCode, word, act, onDone, onClose } = props
  const formId = useId()
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState<{ password?: string; code?: string; word?: string }>({})
  const [failure, setFailure] = useState<CallFailure | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const { currentTarget } = event
    const focusOn = (name: string | undefined) =>
      name && currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    const data = new FormData(currentTarget)
    const [password, code] = [typed(data, 'password'), typed(data, 'code')]
    // In the order of the fields: the first one has the focus.
    const lacks = {
      ...(word !== undefined &&
        typed(data, 'word').trim() !== word && { word: t('accountSettings.deleteWordMissing', { word }) }),
      ...(password === '' && { password: problemText('password_required') }),
      ...(asksCode && code.trim() === '' && { code: problemText('required') }),
    }
    setMissing(lacks)
    setFailure(null)
    if (Object.keys(lacks).length > 0) return void focusOn(Object.keys(lacks)[0])
    setSending(true)
    const reply = await act({ password, ...(asksCode && { code }) })
    setSending(false)
    if (reply.ok) onDone(reply.value)
    else {
      setFailure(reply.failure)
      focusOn(refusedField(reply.failure))
    }
  }

  const said = (code: string) => (failure?.code === code ? failureText(failure) : undefined)
  const wrongCode = said('wrong_code') ?? said('code_required')
  const wrongPassword = said('wrong_password')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('accountSettings.cancel')}</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={isSending}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <div className="text-ink-soft">{children}</div>
        {word !== undefined && (
          <TextField
            name="word"
            label={t('accountSettings.deleteConfirm', { word })}
            autoComplete="off"
            error={missing.word}
          />
        )}
        <PasswordField
          name="password"
          label={t('accountSettings.currentPassword')}
          autoComplete="current-password"
          error={missing.password ?? wrongPassword}
        />
        {asksCode && <CodeField name="code" error={missing.code ?? wrongCode} />}
        {failure && !wrongPassword && !(asksCode && wrongCode) && (
          <ErrorPanel title={t('accountSettings.notDone')}>{failureText(failure)}</ErrorPanel>
        )}
      </form>
    </Dialog>
  )
}
