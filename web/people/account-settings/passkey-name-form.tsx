import { type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import { passkeyName } from '#domain/people/passkey.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { fieldText } from '../accounts/account-form.ts'
import { useAccountForm } from '../accounts/use-account-form.ts'

const nameForm = z.strictObject({ name: passkeyName })

type PasskeyNameFormProps = {
  title: string
  label: string
  /** What it is called so far. */
  name: string
  children?: ReactNode
  /** Answers with what went wrong, in words; null when all is well. */
  send: (name: string) => Promise<string | null>
  onDone: () => void
  onClose: () => void
}

/** What a passkey is called. */
export function PasskeyNameForm({ title, label, name, children, send, onDone, onClose }: PasskeyNameFormProps) {
  const formId = useId()
  const [trouble, setTrouble] = useState<string | null>(null)
  const form = useAccountForm({
    schema: nameForm,
    send: async (typed) => {
      setTrouble(null)
      const said = await send(typed.name)
      setTrouble(said)
      if (said === null) onDone()
      return said === null ? null : {}
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('accountSettings.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isSending}>
            {label}
          </Button>
        </>
      }
    >
      <form {...form.attributes} id={formId} noValidate className="grid grid-cols-1 gap-4">
        {children && <p className="text-ink-soft">{children}</p>}
        <TextField
          data-first-focus=""
          {...form.field('name')}
          label={t('accountSettings.passkeyName')}
          hint={t('accountSettings.passkeyNameHint')}
          defaultValue={name}
          autoComplete="off"
          error={fieldText(form.problem('name'))}
        />
        {trouble !== null && <ErrorPanel title={t('accountSettings.notDone')}>{trouble}</ErrorPanel>}
      </form>
    </Dialog>
  )
}
