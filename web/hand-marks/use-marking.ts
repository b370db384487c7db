import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { errorText } from '../i18n/all-failures.ts'
import { toast } from '../ui/toast.ts'
import { type AnswerToMark, sendMark } from './api.ts'
import { type KeptMark, keepMark, keptQuestions, readKeptMarks } from './kept-marks.ts'
import type { Mark } from './mark.ts'
import { SavingMarks } from './saving-marks.ts'
import type { Answers } from './use-answers.ts'
import { type Place, useMoves } from './use-moves.ts'

/** Brings marks to the server; what shows them is drawn again with every change. */
const useSaving = (quizId: string, questionId: string, answers: Answers): SavingMarks => {
  const client = useQueryClient()
  const [, changed] = useReducer((count: number) => count + 1, 0)
  const [saving] = useState(
    () =>
      new SavingMarks({
        send: async (id, basedOn, mark) => {
          const reply = await sendMark(id, questionId, { basedOn, mark })
          if (reply.ok) answers.heard(reply.value.progress)
          return reply
        },
        keep: (id, change) => keepMark({ quizId, questionId }, id, change),
        onChange: changed,
        onSaved: () => forgetRead(client, quizId),
      }),
  )
  useEffect(() => saving.resume(readKeptMarks({ quizId, questionId })), [saving, quizId, questionId])
  useLeaving(saving)
  return saving
}

const forgetRead = (client: QueryClient, quizId: string): void => {
  for (const key of [['marking', quizId], ['results', quizId], ['submission'], ['quizzes']])
    void client.invalidateQueries({ queryKey: key })
}

/** Sends what an earlier page has kept of any question of a quiz: whoever comes back may not open that one again. */
export const useSendingKept = (quizId: string, isOn: boolean): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    const all = keptQuestions(quizId).map((questionId) => {
      const place = { quizId, questionId }
      const saving = new SavingMarks({
        send: (id, basedOn, mark) => sendMark(id, questionId, { basedOn, mark }),
        keep: (id, change) => keepMark(place, id, change),
        onChange: () => undefined,
        onSaved: () => forgetRead(client, quizId),
      })
      saving.resume(readKeptMarks(place))
      return saving
    })
    const back = () => {
      for (const saving of all) saving.flush()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [client, quizId, isOn])
}

const earlyIn = (kept: Readonly<Record<string, KeptMark>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(kept).flatMap(([id, { early }]) => (early === undefined ? [] : [[id, early]])))

/** What somebody does who marks one answer after the other. */
export const useMarking = (quizId: string, questionId: string, answers: Answers) => {
  const saving = useSaving(quizId, questionId, answers)
  const [{ at, isDone, hasMoved = false }, setPlace] = useState<Place>({ at: 0, isDone: false })
  const [early, setEarly] = useState(() => earlyIn(readKeptMarks({ quizId, questionId })))

  const list = answers.read?.answers ?? []
  const current = list[Math.min(at, list.length - 1)]
  const markOf = (answer: AnswerToMark): Mark | null => {
    const own = saving.at(answer.submissionId)
    return own ? own.wanted : answer.mark
  }
  const lookAgain = async () => {
    if (!current) return
    try {
      const fresh = await answers.again(current)
      saving.readAgain(current.submissionId, fresh.mark)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const put = (mark: Mark | null) => {
    if (!current) return
    saving.put(current.submissionId, current.base, mark)
    if (mark) keepMark({ quizId, questionId }, current.submissionId, { early: undefined })
  }
  const own = current && saving.aside(current.submissionId)
  const dropOwn = () => current && saving.dropAside(current.submissionId)

  const isMarked = (answer: AnswerToMark) => markOf(answer) !== null
  const moves = useMoves({ answers, at, onPlace: setPlace, isMarked })

  return {
    current,
    mark: current ? markOf(current) : null,
    saved: current && saving.at(current.submissionId),
    put,
    /** A comment that was written before there were marks to go with it. */
    early: (current && early[current.submissionId]) ?? '',
    writeEarly: (comment: string) => {
      if (!current) return
      setEarly({ ...early, [current.submissionId]: comment })
      keepMark({ quizId, questionId }, current.submissionId, { early: comment || undefined })
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

/** What is not saved yet is sent once the network is back, and asked about before the page is left. */
const useLeaving = (saving: SavingMarks) =>
  useEffect(() => {
    const back = () => saving.flush()
    const leave = (event: BeforeUnloadEvent) => {
      if (saving.isDue()) event.preventDefault()
    }
    addEventListener('online', back)
    addEventListener('beforeunload', leave)
    return () => {
      saving.flush()
      removeEventListener('online', back)
      removeEventListener('beforeunload', leave)
    }
  }, [saving])
