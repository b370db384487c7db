import { type RefObject, useEffect, useRef, useState } from 'react'
import { resetPassword } from '#contract/people/accounts.ts'
import { call } from '../../calls/call.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/accounts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { resetForm } from './account-form.ts'
import { AccountSheet } from './account-sheet.tsx'
import { PasswordPair } from './password-pair.tsx'
import { SpokenHeading } from './spoken-heading.tsx'
import { takeToken } from './take-token.ts'
import { useAccountForm } from './use-account-form.ts'

const isDeadLink = ({ code, fields }: CallFailure) => code === 'link_not_valid' || 'token' in fields

/** Mail programs open links by themselves to look for harm, so a link is used up only when the form is sent. */
export function ResetForm() {
  const [state, setState] = useState<'open' | 'changed' | 'dead'>('open')
  const token = useRef('')
  useEffect(() => {
    const open = () => {
      const taken = takeToken()
      if (taken !== '') token.current = taken
      setState(token.current === '' ? 'dead' : 'open')
    }
    open()
    // The link of another mail, opened in this very tab, changes nothing but what stands behind the `#`.
    const onHash = () => location.hash !== '' && open()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return (
    <>
      {state === 'open' && (
        <NewPassword token={token} onChanged={() => setState('changed')} onDead={() => setState('dead')} />
      )}
      {state === 'changed' && <Changed />}
      {state === 'dead' && <DeadLink />}
    </>
  )
}

type NewPasswordProps = { token: RefObject<string>; onChanged: () => void; onDead: () => void }

function NewPassword({ token, onChanged, onDead }: NewPasswordProps) {
  const form = useAccountForm({
    schema: resetForm,
    send: async ({ password }) => {
      const reply = await call(resetPassword, { body: { token: token.current, password } })
      if (reply.ok) {
        onChanged()
        return null
      }
      if (isDeadLink(reply.failure)) {
        onDead()
        return null
      }
      const { fields } = reply.failure
      return Object.keys(fields).length > 0 ? { fields } : { text: failureText(reply.failure), at: 'password' }
    },
  })
  return (
    <>
      <h1 className="text-2xl">{t('accounts.resetTitle')}</h1>
      <AccountSheet form={form} isReady={form.isAlive} submitLabel={t('accounts.changePassword')}>
        <PasswordPair form={form} label={t('accounts.newPassword')} />
      </AccountSheet>
    </>
  )
}

function Changed() {
  return (
    <>
      <SpokenHeading>{t('accounts.changed')}</SpokenHeading>
      <p className="mt-2 text-ink-soft">{t('accounts.changedText')}</p>
      <ButtonLink href="/auth/login" variant="primary" size="lg" className="mt-6">
        {t('accounts.logIn')}
      </ButtonLink>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <SpokenHeading>{t('accounts.deadLink')}</SpokenHeading>
      <p className="mt-2 text-ink-soft">{t('accounts.deadLinkText')}</p>
      <ButtonLink href="/auth/forgotpassword" variant="primary" size="lg" className="mt-6">
        {t('accounts.askForLink')}
      </ButtonLink>
    </>
  )
}
