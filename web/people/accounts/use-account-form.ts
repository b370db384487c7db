import '../../calls/no-eval.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type FieldProblems, problemsOf } from '#contract/wire/problems-of.ts'
import type { Problem } from '#domain/text/problem.ts'

type Known = Partial<Record<string, string>>
type Problems = Partial<FieldProblems>
type Typed = Record<string, FormDataEntryValue>

/** `text`: what stands at the button, where no field alone is to blame; `at`: the field to look at, unless it is the first of `fields`. */
type Refusal = { fields?: Problems; text?: string; at?: string | undefined }

type AccountFormOptions<Values> = {
  schema: z.ZodMiniType<Values>
  /** Answers with what was refused; null when all is well and the page is about to be left. */
  send: (values: Values) => Promise<Refusal | null>
  /** What is known already, by field; what somebody has typed is left alone. */
  known?: () => Known
}

const NOTHING: Problems = {}

const typedIn = (form: HTMLFormElement): Typed => Object.fromEntries(new FormData(form))

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name]')]

const focusOn = (form: HTMLFormElement, name: string | undefined) => {
  if (name) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

const firstOf = (problems: Problems): string | undefined => Object.keys(problems)[0]

const fillIn = (form: HTMLFormElement, known: Known) => {
  for (const input of inputsOf(form)) if (input.value === '') input.value = known[input.name] ?? ''
}

/** Typed and left before the script was there: as if it had been left now. */
const leftIn = (form: HTMLFormElement) =>
  inputsOf(form).flatMap((input) => (input.value !== '' && input !== document.activeElement ? input.name : []))

/**
 * A form that says what is wrong with a field once it has been left, and from then on with every key. The fields keep
 * their own texts: what was typed while the page's script was still on its way is there when it arrives.
 */
export const useAccountForm = <Values>({ schema, send, known }: AccountFormOptions<Values>) => {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const [wasSubmitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState(NOTHING)
  const [refusal, setRefusal] = useState('')
  const [isSending, setSending] = useState(false)
  const problems = problemsIn(schema, typed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (!form.current) return
    if (known) fillIn(form.current, known())
    setTyped(typedIn(form.current))
    setLeft(leftIn(form.current))
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const { currentTarget } = event
    const values = typedIn(currentTarget)
    setTyped(values)
    setSubmitted(true)
    const read = z.safeParse(schema, values)
    setRefusal('')
    if (!read.success) return focusOn(currentTarget, firstOf(problemsOf(read.error)))
    setSending(true)
    const answer = await send(read.data)
    if (!answer) return
    const { fields = NOTHING, text = '', at = firstOf(fields) } = answer
    setSending(false)
    setRefused(fields)
    setRefusal(text)
    focusOn(currentTarget, at)
  }

  return {
    isSending,
    /** What is said at the button of what was sent last; empty where nothing is. */
    refusal,
    /** Before that nothing can be sent: the page's script is still on its way. */
    isAlive: typed !== null,
    isValid: Object.keys(problems).length === 0,
    attributes: { ref: form, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
    /** What is wrong with a field, as far as it is time to say so. */
    problem: (name: string): Problem | undefined =>
      refused[name] ?? (wasSubmitted || left.includes(name) ? problems[name] : undefined),
    field: (name: string) => ({
      name,
      onChange: () => {
        if (form.current) setTyped(typedIn(form.current))
        setRefused((shown) => ({ ...shown, [name]: undefined }))
      },
      onBlur: () => setLeft((before) => (before.includes(name) ? before : [...before, name])),
    }),
  }
}

export type AccountForm = ReturnType<typeof useAccountForm>

const problemsIn = <Values>(schema: z.ZodMiniType<Values>, typed: unknown): Problems => {
  const read = z.safeParse(schema, typed)
  return read.success ? NOTHING : problemsOf(read.error)
}
