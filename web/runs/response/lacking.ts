import { isWholeOnly } from '#domain/questions/traits.ts'
import type { Value } from '#domain/questions/value.ts'
import { isPartial, type ShownQuestion } from '../../questions/players.tsx'

type Answers = Readonly<Record<string, Value | null>>

/** Which of these keep a response from its end: not answered, or not yet as they are asked. */
export const lackingAmong = (questions: readonly ShownQuestion[], answers: Answers): ShownQuestion[] =>
  questions.filter((question) => {
    const answer = answers[question.id] ?? null
    const isRequired = question.own?.required === true
    if (answer === null) return isRequired
    return (isRequired || isWholeOnly(question.kind)) && isPartial(question, answer)
  })

/** The first field of a form in which stands what can not be given as it stands there. */
export const invalidIn = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')
