import { type RefObject, useEffect, useRef, useState } from 'react'
import { verifyEmail } from '#contract/verification.ts'
import { call } from '../api/call.ts'
import type { CallFailure } from '../api/reply.ts'
import { t } from '../i18n/accounts.ts'
import { failureText } from '../i18n/all-failures.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { SpokenHeading } from './components/spoken-heading.tsx'
import { takeToken } from './take-token.ts'

type End = 'verified' | 'already' | 'expired' | 'dead'

const endOf = ({ code, fields }: CallFailure): End | null => {
  if (code === 'link_expired') return 'expired'
  return code === 'link_not_valid' || 'token' in fields ? 'dead' : null
}

/** Mail programs open links by themselves to look for harm, so nothing is confirmed before a person presses the button. */
export function VerifyForm() {
  const [end, setEnd] = useState<End | null>(null)
  const token = useRef('')
  useEffect(() => {
    const open = () => {
      const taken = takeToken()
      if (taken !== '') token.current = taken
      setEnd(token.current === '' ? 'dead' : null)
    }
    open()
    // The link of another mail, opened in this very tab, changes nothing but what stands behind the `#`.
    const onHash = () => location.hash !== '' && open()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return end === null ? <Confirm token={token} onEnd={setEnd} /> : <Ended end={end} />
}

function Confirm({ token, onEnd }: { token: RefObject<string>; onEnd: (end: End) => void }) {
  const isAlive = useIsAlive()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const confirm = async () => {
    setSending(true)
    setFailure(null)
    const reply = await call(verifyEmail, { body: { token: token.current } })
    setSending(false)
    const end = reply.ok ? reply.value.state : endOf(reply.failure)
    if (end !== null) onEnd(end)
    else if (!reply.ok) setFailure(reply.failure)
  }
  return (
    <>
      <h1 className="text-2xl">{t('accounts.verifyTitle')}</h1>
      <p className="mt-2 text-ink-soft">{t('accounts.verifyText')}</p>
      <div role="alert" className="mt-4 empty:hidden">
        {failure && (
          <p className="rounded border border-wrong bg-wrong-soft px-4 py-3 font-medium">{failureText(failure)}</p>
        )}
      </div>
      <Button
        variant="primary"
        size="lg"
        disabled={!isAlive}
        busy={isSending}
        className="needs-script mt-6 max-sm:w-full"
        onClick={() => void confirm()}
      >
        {t('accounts.verifyTitle')}
      </Button>
    </>
  )
}

const ENDS = {
  verified: () => ({ heading: t('accounts.verified'), text: t('accounts.verifiedText') }),
  already: () => ({ heading: t('accounts.alreadyVerified'), text: t('accounts.alreadyVerifiedText') }),
  expired: () => ({ heading: t('accounts.verifyExpired'), text: t('accounts.verifyExpiredText') }),
  dead: () => ({ heading: t('accounts.deadLink'), text: t('accounts.verifyDeadText') }),
} satisfies Record<End, () => { heading: string; text: string }>

function Ended({ end }: { end: End }) {
  const { heading, text } = ENDS[end]()
  return (
    <>
      <SpokenHeading>{heading}</SpokenHeading>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ButtonLink href="/dashboard" variant="primary" size="lg" className="mt-6 max-sm:w-full">
        {t('accounts.toDashboard')}
      </ButtonLink>
    </>
  )
}
