import { verifyEmail } from '#contract/people/verification.ts'
import { call } from '../../calls/call.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/accounts.ts'
import { LinkPage } from './link-page.tsx'

type End = 'verified' | 'already' | 'expired' | 'dead'

const endOf = ({ code, fields }: CallFailure): End | null => {
  if (code === 'link_expired') return 'expired'
  return code === 'link_not_valid' || 'token' in fields ? 'dead' : null
}

const ENDS = {
  verified: () => ({ heading: t('accounts.verified'), text: t('accounts.verifiedText') }),
  already: () => ({ heading: t('accounts.alreadyVerified'), text: t('accounts.alreadyVerifiedText') }),
  expired: () => ({ heading: t('accounts.verifyExpired'), text: t('accounts.verifyExpiredText') }),
  dead: () => ({ heading: t('accounts.deadLink'), text: t('accounts.verifyDeadText') }),
} satisfies Record<End, () => { heading: string; text: string }>

export function VerifyForm() {
  return (
    <LinkPage
      title={t('accounts.verifyTitle')}
      text={t('accounts.verifyText')}
      send={(token) => call(verifyEmail, { body: { token } })}
      endOf={(reply): End | null => (reply.ok ? reply.value.state : endOf(reply.failure))}
      dead="dead"
      words={ENDS}
    />
  )
}
