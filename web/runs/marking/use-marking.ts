import { useState } from 'react'
import { errorText } from '../../i18n/all-failures.ts'
import { toast } from '../../ui/toast.ts'
import type { AnswerToMark } from './api.ts'
import { type KeptMark, keepMark, placeNow, readKeptMarks } from './kept-marks.ts'
import type { Mark } from './mark.ts'
import type { Answers } from './use-answers.ts'
import { type Place, useMoves } from './use-moves.ts'
import { useSavingMarks } from './use-saving-marks.ts'

const earlyIn = (kept: Readonly<Record<string, KeptMark>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(kept).flatMap(([id, { early }]) => (early === undefined ? [] : [[id, early]])))

/** What somebody does who marks one answer after the other. */
export const useMarking = (quizId: string, questionId: string, answers: Answers) => {
  const [place] = useState(() => placeNow(quizId, questionId))
  const saving = useSavingMarks(place, answers)
  const [{ at, isDone, hasMoved = false }, setPlace] = useState<Place>({ at: 0, isDone: false })
  const [early, setEarly] = useState(() => earlyIn(readKeptMarks(place)))

  const list = answers.read?.answers ?? []
  const current = list[Math.min(at, list.length - 1)]
  const markOf = (answer: AnswerToMark): Mark | null => {
    const own = saving.at(answer.attemptId)
    return own ? own.wanted : answer.mark
  }
  const lookAgain = async () => {
    if (!current) return
    try {
      const fresh = await answers.again(current)
      saving.readAgain(current.attemptId, fresh.mark)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const put = (mark: Mark | null) => {
    if (!current) return
    saving.put(current.attemptId, current.base, mark)
    if (mark) keepMark(place, current.attemptId, { early: undefined })
  }
  const own = current && saving.aside(current.attemptId)
  const dropOwn = () => current && saving.dropAside(current.attemptId)

  const isMarked = (answer: AnswerToMark) => markOf(answer) !== null
  const moves = useMoves({ answers, at, onPlace: setPlace, isMarked })

  return {
    current,
    mark: current ? markOf(current) : null,
    saved: current && saving.at(current.attemptId),
    put,
    /** A comment that was written before there were marks to go with it. */
    early: (current && early[current.attemptId]) ?? '',
    writeEarly: (comment: string) => {
      if (!current) return
      setEarly({ ...early, [current.attemptId]: comment })
      keepMark(place, current.attemptId, { early: comment || undefined })
    },
    /** What was made of it here before somebody else was found to be quicker; undefined: nothing. */
    own,
    useOwn: () => {
      if (own !== undefined) put(own)
      dropOwn()
    },
    dropOwn,
    /** Looks at what somebody else has made of it. */
    lookAgain,
    ...moves,
    isDone,
    hasMoved,
  }
}
export type Marking = ReturnType<typeof useMarking>
