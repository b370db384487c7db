import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { t } from '../../i18n/accounts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { Button } from '../../ui/button.tsx'
import { lacksForPasskeys } from './passkey-support.ts'
import { goOn } from './use-arrival.ts'

const LACKS = { https: 'accounts.passkeyNeedsHttps', browser: 'accounts.passkeyNeedsBrowser' } as const

/** What is to be said of the attempt; null once its teacher is in. */
const tryPasskey = async (): Promise<string | null> => {
  const lacks = lacksForPasskeys()
  if (lacks) return t(LACKS[lacks])
  try {
    const { enterWithPasskey } = await import('./passkeys.ts')
    const reply = await enterWithPasskey()
    if (reply === null) return t('accounts.passkeyNotUsed')
    return reply.ok ? null : failureText(reply.failure)
  } catch {
    return failureText({ code: 'network' })
  }
}

/** The other way in. It is always there, and says what it lacks: whoever has a passkey looks for it. */
export function PasskeyEntry({ isReady }: { isReady: boolean }) {
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const press = async () => {
    setBusy(true)
    setSaid('')
    const trouble = await tryPasskey()
    if (trouble === null) return goOn()
    setBusy(false)
    setSaid(trouble)
  }
  return (
    <div className="mt-5">
      <p className="mb-5 flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('accounts.or')}
      </p>
      <Button
        wide
        icon={<KeyRound className="shrink-0" />}
        disabled={!isReady}
        busy={isBusy}
        onClick={() => void press()}
      >
        {t('accounts.usePasskey')}
      </Button>
      <p role="alert" className="mt-2 empty:mt-0">
        {said}
      </p>
    </div>
  )
}
