import { confirmEmailChange } from '#contract/people/email-change.ts'
import { call } from '../../calls/call.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/accounts.ts'
import { LinkPage } from './link-page.tsx'

type End = 'changed' | 'waits' | 'withdrawn' | 'taken' | 'expired' | 'dead'

const FAILED: Partial<Record<string, End>> = {
  change_withdrawn: 'withdrawn',
  email_taken: 'taken',
  link_expired: 'expired',
  link_not_valid: 'dead',
}

const endOf = ({ code, fields }: CallFailure): End | null => FAILED[code] ?? ('token' in fields ? 'dead' : null)

const ENDS = {
  changed: () => ({ heading: t('accounts.emailChanged'), text: t('accounts.emailChangedText') }),
  waits: () => ({ heading: t('accounts.emailChangeWaits'), text: t('accounts.emailChangeWaitsText') }),
  withdrawn: () => ({ heading: t('accounts.emailChangeWithdrawn'), text: t('accounts.emailChangeWithdrawnText') }),
  taken: () => ({ heading: t('accounts.emailChangeTaken'), text: t('accounts.emailChangeTakenText') }),
  expired: () => ({ heading: t('accounts.verifyExpired'), text: t('accounts.emailChangeExpiredText') }),
  dead: () => ({ heading: t('accounts.deadLink'), text: t('accounts.emailChangeDeadText') }),
} satisfies Record<End, () => { heading: string; text: string }>

/** The same page for both addresses: whichever is opened second makes the change. */
export function ChangeEmailForm() {
  return (
    <LinkPage
      title={t('accounts.changeEmailTitle')}
      text={t('accounts.changeEmailText')}
      send={(token) => call(confirmEmailChange, { body: { token } })}
      endOf={(reply): End | null => (reply.ok ? reply.value.state : endOf(reply.failure))}
      dead="dead"
      words={ENDS}
    />
  )
}
