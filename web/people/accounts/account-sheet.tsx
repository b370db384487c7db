import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import type { AccountForm } from './use-account-form.ts'

type AccountSheetProps = {
  form: Pick<AccountForm, 'attributes' | 'isSending' | 'refusal'>
  isReady: boolean
  submitLabel: string
  children: ReactNode
}

/** The fields and the button that sends them. */
export function AccountSheet({ form, isReady, submitLabel, children }: AccountSheetProps) {
  return (
    // Before the page's script is there, sending must not put what was typed into the address.
    <form {...form.attributes} method="dialog" noValidate className="mt-6 grid grid-cols-1 gap-5">
      {children}
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" variant="primary" size="lg" wide disabled={!isReady} busy={form.isSending}>
        {submitLabel}
      </Button>
    </form>
  )
}
