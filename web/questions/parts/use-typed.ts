import { useState } from 'react'
import { isSameValue, type Value } from '#domain/questions/value.ts'

type Typing<Typed, Given extends Value> = {
  answer: Given | null
  /** What stands in the fields for an answer. */
  typedOf: (answer: Given | null) => Typed
  /** What is typed as an answer; undefined: it can't be one, and the last that could be stays. */
  answerOf: (typed: Typed) => Given | null | undefined
  onAnswer: (answer: Given | null) => void
}

/**
 * What somebody types, as they type it: an answer comes back trimmed, and would take the space away that was typed
 * last. An answer from elsewhere takes its place.
 */
export const useTyped = <Typed, Given extends Value>({ answer, typedOf, answerOf, onAnswer }: Typing<Typed, Given>) => {
  const [held, setHeld] = useState({ typed: typedOf(answer), seen: answer })
  const standsForAnswer = () => {
    const own = answerOf(held.typed)
    return own !== undefined && isSameValue(own, answer)
  }
  let now = held
  if (!isSameValue(held.seen, answer)) {
    now = { typed: standsForAnswer() ? held.typed : typedOf(answer), seen: answer }
    setHeld(now)
  }
  const type = (typed: Typed) => {
    setHeld({ ...now, typed })
    const given = answerOf(typed)
    if (given !== undefined) onAnswer(given)
  }
  return { typed: now.typed, type }
}
