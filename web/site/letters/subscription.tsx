import { useLayoutEffect, useRef, useState } from 'react'
import { confirmSubscription, unsubscribe } from '#contract/site/newsletter.ts'
import { call } from '../../calls/call.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/letters.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { FormFailure } from './form-failure.tsx'

export type SubscriptionTexts = {
  title: string
  text: string
  button: string
  done: string
  invalid: string
  home: string
}
type SubscriptionProps = { change: 'confirm' | 'unsubscribe'; texts: SubscriptionTexts }

const endpoints = { confirm: confirmSubscription, unsubscribe }

/**
 * What the links in the newsletter's mails lead to. Mail programs open links by themselves to look for harm, so nothing
 * changes before a person presses the button.
 */
export function Subscription({ change, texts }: SubscriptionProps) {
  const isAlive = useIsAlive()
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'invalid'>('open')
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (state === 'done' || state === 'invalid') heading.current?.focus()
  }, [state])

  const send = async () => {
    const token = new URLSearchParams(location.search).get('token')
    if (!token) return setState('invalid')
    setState('sending')
    setFailure(null)
    const reply = await call(endpoints[change], { body: { token } })
    if (reply.ok) return setState('done')
    const isInvalid = reply.failure.code === 'link_not_valid' || reply.failure.code === 'invalid_request'
    setState(isInvalid ? 'invalid' : 'open')
    if (!isInvalid) setFailure(reply.failure)
  }

  const isEnded = state === 'done' || state === 'invalid'
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {state === 'done' ? texts.done : state === 'invalid' ? t('letters.linkNotValid') : texts.title}
      </h1>
      {state !== 'done' && <p className="mt-2 text-ink-soft">{state === 'invalid' ? texts.invalid : texts.text}</p>}
      <FormFailure failure={failure} text={t('letters.notSubscribed')} />
      <div className="mt-6 flex justify-center">
        {isEnded ? (
          <ButtonLink href="/">{texts.home}</ButtonLink>
        ) : (
          <Button
            variant="primary"
            size="lg"
            disabled={!isAlive}
            busy={state === 'sending'}
            className="needs-script"
            onClick={() => void send()}
          >
            {texts.button}
          </Button>
        )}
      </div>
    </>
  )
}
