import '../../calls/no-eval.ts'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { problemsOf } from '#contract/wire/problems-of.ts'
import type { CallFailure, Reply } from '../../calls/reply.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'

type CheckedForm<Values> = {
  /** The domain's own rules: what they refuse never travels. */
  schema: z.ZodMiniType<Values>
  send: (values: Values) => Promise<Reply<unknown>>
}

type Errors = Partial<Record<string, string>>

/** A form that keeps what was typed until it has arrived, and says beside each field what is wrong with it. */
export const useCheckedForm = <Values>({ schema, send }: CheckedForm<Values>) => {
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const isAlive = useIsAlive()
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Values | null>(null)

  const show = (form: HTMLFormElement, problems: Errors) => {
    setErrors(problems)
    const [first] = Object.keys(problems)
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    setFailure(null)
    const read = z.safeParse(schema, Object.fromEntries(new FormData(form)))
    if (!read.success) return show(form, problemTexts(problemsOf(read.error)))
    setErrors({})
    setSending(true)
    const reply = await send(read.data)
    setSending(false)
    if (reply.ok) return setSent(read.data)
    setFailure(reply.failure)
    show(form, problemTexts(reply.failure.fields))
  }

  return {
    /** Before that nothing can be sent: the page's script is still on its way. */
    isAlive,
    isSending,
    /** What was sent; null until something was. */
    sent,
    failure,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    startAnew: () => setSent(null),
    /** The attributes of a field by its name; typing in it takes its error away. */
    field: (name: string) => ({
      name,
      error: errors[name],
      onChange: () => setErrors((shown) => ({ ...shown, [name]: undefined })),
    }),
  }
}
