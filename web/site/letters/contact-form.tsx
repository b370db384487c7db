import CircleCheck from 'lucide-react/icons/circle-check-big'
import { useLayoutEffect, useRef } from 'react'
import { sendContactMessage } from '#contract/site/contact.ts'
import { contactMessage } from '#domain/people/contact-message.ts'
import { call } from '../../calls/call.ts'
import { t } from '../../i18n/letters.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { OutboxNote } from '../../people/accounts/outbox-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { useCheckedForm } from './use-checked-form.ts'

export function ContactForm({ sendsMail }: { sendsMail: boolean }) {
  const form = useCheckedForm({
    schema: contactMessage,
    send: (message) => call(sendContactMessage, { body: message }),
  })
  const sheet = useRef<HTMLFormElement>(null)
  const wasSent = useRef(false)
  useLayoutEffect(() => {
    if (wasSent.current) sheet.current?.querySelector('input')?.focus()
    wasSent.current = form.sent !== null
  }, [form.sent])
  if (form.sent) return <Sent sendsMail={sendsMail} email={form.sent.email} onAnother={form.startAnew} />
  return (
    // Before the page's script is there, sending must not put what was written into the address.
    <form ref={sheet} method="dialog" noValidate onSubmit={form.submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('name')} label={t('letters.name')} autoComplete="name" dir="auto" />
        <TextField
          {...form.field('email')}
          label={t('letters.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField {...form.field('subject')} label={t('letters.subject')} dir="auto" className="sm:col-span-2" />
        <TextArea
          {...form.field('message')}
          label={t('letters.message')}
          rows={6}
          dir="auto"
          className="sm:col-span-2"
        />
      </div>
      <FormFailure failure={form.failure} text={t('letters.failed')} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!form.isAlive}
        busy={form.isSending}
        className="mt-6 max-sm:w-full"
      >
        {t('letters.send')}
      </Button>
    </form>
  )
}

type SentProps = { sendsMail: boolean; email: string; onAnother: () => void }

function Sent({ sendsMail, email, onAnother }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start rounded border border-line bg-correct-soft p-6">
      <CircleCheck aria-hidden="true" className="size-8 text-correct" />
      <h3 ref={heading} tabIndex={-1} className="mt-3 text-lg">
        {sendsMail ? t('letters.sent') : tOutbox('outbox.messageKept')}
      </h3>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        {sendsMail ? t('letters.sentText', { email }) : tOutbox('outbox.messageText', { email })}
      </p>
      {!sendsMail && <OutboxNote className="mt-4" />}
      <Button className="mt-5" onClick={onAnother}>
        {t('letters.another')}
      </Button>
    </div>
  )
}
