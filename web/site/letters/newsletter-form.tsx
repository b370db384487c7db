import { useLayoutEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { subscribe } from '#contract/site/newsletter.ts'
import { mailAddress } from '#domain/people/mail-address.ts'
import { call } from '../../calls/call.ts'
import { t } from '../../i18n/letters.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { OutboxNote } from '../../people/accounts/outbox-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { useCheckedForm } from './use-checked-form.ts'

const subscription = z.object({ email: mailAddress })

/** In the footer of every page. Nobody is subscribed before they have opened the link in a mail. */
export function NewsletterForm({ sendsMail }: { sendsMail: boolean }) {
  const form = useCheckedForm({ schema: subscription, send: (body) => call(subscribe, { body }) })
  const status = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (form.sent) status.current?.focus()
  }, [form.sent])
  return (
    <div>
      <div ref={status} role="status" tabIndex={-1}>
        {form.sent && (
          <p className="rounded bg-correct-soft px-4 py-3 [overflow-wrap:anywhere]">
            {sendsMail ? t('letters.subscribed', form.sent) : tOutbox('outbox.subscribed', form.sent)}
          </p>
        )}
        {form.sent && !sendsMail && <OutboxNote className="mt-3" />}
      </div>
      {!form.sent && (
        // Before the page's script is there, sending must not put the address into the page's.
        <form method="dialog" noValidate onSubmit={form.submit}>
          <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
            <TextField
              {...form.field('email')}
              label={t('letters.newsletterEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              className="min-w-0 flex-1"
            />
            <Button type="submit" disabled={!form.isAlive} busy={form.isSending} className="sm:mt-8">
              {t('letters.subscribe')}
            </Button>
          </div>
          <FormFailure failure={form.failure} text={t('letters.notSubscribed')} />
        </form>
      )}
    </div>
  )
}
