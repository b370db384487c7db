import { useContext, useLayoutEffect, useState } from 'react'
import { isSameValue, type Value } from '#domain/questions/value.ts'
import { Unsaved } from '../unsaved-context.tsx'

/** What was left in the field of a question because it can't be saved, and how it is kept from now on; undefined: nothing. */
export const useUnsaved = (question: string): [left: unknown, keep: (typed: unknown) => void] => {
  const unsaved = useContext(Unsaved)
  return [unsaved?.of(question), (typed) => unsaved?.keep(question, typed)]
}

type Typing<Typed, Given extends Value> = {
  /** Of the question. */
  id: string
  answer: Given | null
  /** What stands in the fields for an answer. */
  typedOf: (answer: Given | null) => Typed
  /** What is typed as an answer; undefined: it can't be one, and the last that could be stays. */
  answerOf: (typed: Typed) => Given | null | undefined
  onAnswer: (answer: Given | null) => void
}

/** Whether it can stand in the same fields: an earlier version of the page may have kept it. */
const isLike = <Typed>(left: unknown, typed: Typed): left is Typed =>
  typeof left === typeof typed &&
  (typeof left !== 'object' || Object.keys(left ?? {}).join() === Object.keys(typed ?? {}).join())

/**
 * What somebody types, as they type it: an answer comes back trimmed, and would take the space away that was typed
 * last. An answer from elsewhere takes its place, but not that of a text that can't be saved as it is, which is kept until
 * it can be or all of it is taken back.
 */
export const useTyped = <Typed, Given extends Value>({
  id,
  answer,
  typedOf,
  answerOf,
  onAnswer,
}: Typing<Typed, Given>) => {
  const [left, keep] = useUnsaved(id)
  const [held, setHeld] = useState(() => {
    const typed = typedOf(answer)
    return { typed: isLike(left, typed) ? left : typed, seen: answer }
  })
  const stays = () => {
    const own = answerOf(held.typed)
    return own === undefined ? answer !== null : isSameValue(own, answer)
  }
  let now = held
  if (!isSameValue(held.seen, answer)) {
    now = { typed: stays() ? held.typed : typedOf(answer), seen: answer }
    setHeld(now)
  }
  const unsaved = answerOf(now.typed) === undefined ? now.typed : undefined
  // Before whatever is pressed next: the field may be gone then.
  useLayoutEffect(() => keep(unsaved))
  const type = (typed: Typed) => {
    setHeld({ ...now, typed })
    const given = answerOf(typed)
    if (given !== undefined) onAnswer(given)
  }
  return { typed: now.typed, type }
}
