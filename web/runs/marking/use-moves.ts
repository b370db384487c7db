import { useState } from 'react'
import { errorText } from '../../i18n/all-failures.ts'
import { toast } from '../../ui/toast.ts'
import type { AnswerToMark } from './api.ts'
import type { Answers } from './use-answers.ts'

/** `isDone`: one has looked for an unmarked answer, and there was none. */
export type Place = { at: number; isDone: boolean; hasMoved?: boolean }

type Moving = {
  answers: Answers
  at: number
  isMarked: (answer: AnswerToMark) => boolean
  onPlace: (place: Place | ((now: Place) => Place)) => void
}

/** From one answer to another, over the pages in which they are read. */
export const useMoves = ({ answers, at, isMarked, onPlace }: Moving) => {
  const [isLooking, setLooking] = useState(false)
  const list = answers.read?.answers ?? []
  const go = (to: number) => onPlace({ at: to, isDone: false, hasMoved: true })
  const unmarkedIn = (all: readonly AnswerToMark[], from: number, to = all.length): number =>
    all.findIndex((answer, place) => place >= from && place < to && !isMarked(answer))

  /** To the next one that nobody has marked, however far it is; those that were passed over come last. */
  const nextUnmarked = async (): Promise<void> => {
    if (!answers.read || isLooking) return
    let read = answers.read
    let place = unmarkedIn(read.answers, at + 1)
    setLooking(true)
    try {
      while (place < 0 && read.next !== null) {
        const known = read.answers.length
        read = await answers.more(read)
        place = unmarkedIn(read.answers, known)
      }
      if (place < 0) place = unmarkedIn(read.answers, 0, at + 1)
      if (place < 0) {
        read = await answers.more(read)
        place = unmarkedIn(read.answers, 0)
      }
    } catch (error) {
      return toast.error(errorText(error))
    } finally {
      setLooking(false)
    }
    onPlace((now) => (place < 0 ? { ...now, isDone: true } : { at: place, isDone: false, hasMoved: true }))
  }
  const next = async (): Promise<void> => {
    if (!answers.read || isLooking) return
    if (at + 1 < list.length) return go(at + 1)
    if (answers.read.next === null) return
    setLooking(true)
    try {
      const { answers: all } = await answers.more(answers.read)
      if (at + 1 < all.length) go(at + 1)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setLooking(false)
    }
  }
  return {
    nextUnmarked,
    next: at + 1 < list.length || answers.read?.next ? next : null,
    previous: at > 0 ? () => go(at - 1) : null,
    isLooking,
  }
}
