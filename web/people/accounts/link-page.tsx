import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CallFailure, Reply } from '../../calls/reply.ts'
import { t } from '../../i18n/accounts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { SpokenHeading } from './spoken-heading.tsx'
import { takeToken } from './take-token.ts'

type Words = { heading: string; text: string }

type LinkPageProps<Value, End extends string> = {
  title: string
  text: ReactNode
  send: (token: string) => Promise<Reply<Value>>
  /** What came of it; null for a failure after which it can be tried again. */
  endOf: (reply: Reply<Value>) => End | null
  /** For an address without a link. */
  dead: End
  words: Record<End, () => Words>
}

/** Mail programs open links by themselves to look for harm, so nothing is done before a person presses the button. */
export function LinkPage<Value, End extends string>(props: LinkPageProps<Value, End>) {
  const { dead, words } = props
  const [end, setEnd] = useState<End | null>(null)
  const token = useRef('')
  useEffect(() => {
    const open = () => {
      const taken = takeToken()
      if (taken !== '') token.current = taken
      setEnd(token.current === '' ? dead : null)
    }
    open()
    // The link of another mail, opened in this very tab, changes nothing but what stands behind the `#`.
    const onHash = () => location.hash !== '' && open()
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [dead])
  return end === null ? <Confirm {...props} token={token} onEnd={setEnd} /> : <Ended {...words[end]()} />
}

type ConfirmProps<Value, End extends string> = LinkPageProps<Value, End> & {
  token: RefObject<string>
  onEnd: (end: End) => void
}

function Confirm<Value, End extends string>({ title, text, send, endOf, token, onEnd }: ConfirmProps<Value, End>) {
  const isAlive = useIsAlive()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const confirm = async () => {
    setSending(true)
    setFailure(null)
    const reply = await send(token.current)
    setSending(false)
    const end = endOf(reply)
    if (end !== null) onEnd(end)
    else if (!reply.ok) setFailure(reply.failure)
  }
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{text}</p>
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
        {title}
      </Button>
    </>
  )
}

function Ended({ heading, text }: Words) {
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
