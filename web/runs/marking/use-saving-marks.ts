import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { fail } from '../../calls/reply.ts'
import { sendMark } from './api.ts'
import { isTheirs, keepMark, keptQuestions, type MarkedPlace, placeNow, readKeptMarks } from './kept-marks.ts'
import { SavingMarks } from './saving-marks.ts'
import type { Answers } from './use-answers.ts'

/** Who brings the marks of a place to the server: two would take each other for somebody else. */
const going = new Map<string, SavingMarks>()

/** From here on this one alone does, with what is kept and what the one before has not brought there yet. */
const goOn = (place: MarkedPlace, saving: SavingMarks): void => {
  const { teacherId, quizId, questionId } = place
  const key = [teacherId, quizId, questionId].join()
  const before = going.get(key)
  going.set(key, saving)
  saving.resume({ ...readKeptMarks(place), ...(before !== saving && before?.stop()) })
}

/** Brings marks to the server; what shows them is drawn again with every change. */
export const useSavingMarks = (place: MarkedPlace, answers: Answers): SavingMarks => {
  const client = useQueryClient()
  const [, changed] = useReducer((count: number) => count + 1, 0)
  const [saving] = useState(
    () =>
      new SavingMarks({
        send: async (id, basedOn, mark) => {
          const reply = await sendTheirs(place, id, { basedOn, mark })
          if (reply.ok) answers.heard(reply.value.progress)
          return reply
        },
        keep: (id, change) => keepMark(place, id, change),
        onChange: changed,
        onSaved: () => forgetRead(client, place.quizId),
      }),
  )
  useEffect(() => goOn(place, saving), [saving, place])
  useLeaving(saving)
  return saving
}

/** In the name of whoever has given it, and of nobody who has signed in since: that is another failure, which passes. */
const sendTheirs = async (place: MarkedPlace, id: string, said: Parameters<typeof sendMark>[2]) =>
  isTheirs(place)
    ? sendMark(id, place.questionId, said)
    : fail({ status: null, code: 'signed_out', fields: {}, retryAfterMs: null })

const forgetRead = (client: QueryClient, quizId: string): void => {
  for (const key of [['marking', quizId], ['results', quizId], ['attempt'], ['quizzes']])
    void client.invalidateQueries({ queryKey: key })
}

/** Sends what an earlier page has kept of any question of a quiz: whoever comes back may not open that one again. */
export const useSendingKept = (quizId: string, isOn: boolean): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    const all = keptQuestions(quizId).map((questionId) => {
      const place = placeNow(quizId, questionId)
      const saving = new SavingMarks({
        send: (id, basedOn, mark) => sendTheirs(place, id, { basedOn, mark }),
        keep: (id, change) => keepMark(place, id, change),
        onChange: () => undefined,
        onSaved: () => forgetRead(client, quizId),
      })
      goOn(place, saving)
      return saving
    })
    const back = () => {
      for (const saving of all) saving.flush()
    }
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [client, quizId, isOn])
}

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
