import { useEffect, useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { readHall, readOwnHall } from '#contract/audience/audience-questions.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { createPatience, keepTrying } from '../../calls/retry.ts'
import { type Asking, asTheyStand, hallApi, keepAsking, newAsking, readAsking } from './hall.ts'

type Told = z.infer<typeof readHall.data>
type Own = z.infer<typeof readOwnHall.data>

const SOON_MS = 6 * SECOND
const LATER_MS = 15 * SECOND
/** Who has done nothing for so long waits for nothing. */
const ACTIVE_MS = 2 * MINUTE
/** Nothing moves so long after it was touched. */
const STILL_MS = 3 * SECOND

/** Why the last question was not taken. */
type Refused = 'tooMany' | 'closed' | 'failed' | 'gone'
export type HallNotice = 'sent' | 'sentToWait' | Refused

const NOTICES: Record<string, Refused> = {
  too_many_hall_questions: 'tooMany',
  hall_questions_closed: 'closed',
  hall_question_gone: 'gone',
}

/**
 * Looks at once, again after each pause, and whenever the page comes back, one look at a time; answers with what ends it.
 */
const whileSeen = (look: () => Promise<void>, pauseMs: () => number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let isLooking = false
  const lookNow = async () => {
    if (document.hidden || isLooking) return
    clearTimeout(timer)
    isLooking = true
    await look()
    isLooking = false
    // Not all of a hall at the same moment.
    if (!isOver) timer = setTimeout(lookAgain, pauseMs() * (0.75 + Math.random() / 2))
  }
  const lookAgain = () => void lookNow()
  lookAgain()
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('online', lookAgain)
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', lookAgain)
    removeEventListener('online', lookAgain)
  }
}

type Device = { code: string; deviceKey: string }

/** What everybody in a hall reads, looked at again and again while somebody looks, and what is this device's own. */
const useLook = (api: ReturnType<typeof hallApi>) => {
  const [told, setTold] = useState<Told | null>(null)
  const [own, setOwn] = useState<Own>({ waiting: [], asked: [], voted: [] })
  const [isOld, setOld] = useState(false)
  const touchedAt = useRef(performance.now())
  const [again, setAgain] = useState(0)
  const isOwnKnown = useRef(false)
  const isWaiting = own.waiting.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: at once again after something was said
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const wantsOwn = !isOwnKnown.current || isWaiting
      const [all, mine] = await Promise.all([api.read(), wantsOwn ? api.own() : null])
      if (isOver) return
      const isStill = performance.now() - touchedAt.current < STILL_MS
      const standing = (before: Told | null) => (isStill && before ? before.questions : [])
      if (all.ok) setTold((before) => ({ ...all.value, questions: asTheyStand(standing(before), all.value.questions) }))
      if (mine?.ok) {
        isOwnKnown.current = true
        setOwn(mine.value)
      }
      setOld(!all.ok)
    }
    const pauseMs = () => (performance.now() - touchedAt.current < ACTIVE_MS ? SOON_MS : LATER_MS)
    const stop = whileSeen(look, pauseMs)
    return () => {
      isOver = true
      stop()
    }
  }, [api, again, isWaiting])

  return {
    told,
    own,
    isOld,
    touch: () => {
      touchedAt.current = performance.now()
    },
    lookAgain: () => {
      isOwnKnown.current = false
      setAgain((count) => count + 1)
    },
    /** As it stands once the server has said so. */
    setVoted: (id: string, { isSet, votes }: { isSet: boolean; votes: number }) => {
      setOwn((before) => ({
        ...before,
        voted: [...before.voted.filter((each) => each !== id), ...(isSet ? [id] : [])],
      }))
      setTold(
        (before) =>
          before && {
            ...before,
            questions: before.questions.map((each) => (each.id === id ? { ...each, votes } : each)),
          },
      )
    },
  }
}

/** What a hall asks, and what this device does there: a question on its way is kept, a vote is what was pressed last. */
export const useHall = ({ code, deviceKey }: Device) => {
  const api = useMemo(() => hallApi({ code, deviceKey }), [code, deviceKey])
  const [patience] = useState(createPatience)
  const { setVoted, lookAgain, ...look } = useLook(api)
  const [text, setText] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const [notice, setNotice] = useState<HallNotice | null>(null)
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const latest = useRef(new Map<string, boolean>())

  const send = async (sent: Asking) => {
    setNotice(null)
    setAsking(sent)
    keepAsking(code, sent)
    const reply = await keepTrying((timeoutMs) => api.ask(sent, timeoutMs), { patience, onFailure: () => undefined })
    keepAsking(code, null)
    setAsking(null)
    setNotice(reply.ok ? (reply.value.is_waiting ? 'sentToWait' : 'sent') : (NOTICES[reply.failure.code] ?? 'failed'))
    if (reply.ok) setText('')
    lookAgain()
    return reply.ok
  }

  const vote = async (id: string, isSet: boolean) => {
    const isUnderWay = latest.current.has(id)
    latest.current.set(id, isSet)
    setWanted(new Map(latest.current))
    if (isUnderWay) return
    for (let said = !isSet; latest.current.get(id) !== said; ) {
      said = latest.current.get(id) ?? isSet
      const reply = await keepTrying((timeoutMs) => api.vote({ id, isSet: said }, timeoutMs), {
        patience,
        onFailure: () => undefined,
      })
      if (reply.ok) setVoted(id, { isSet: said, votes: reply.value.votes })
      else {
        latest.current.set(id, said)
        setNotice(NOTICES[reply.failure.code] ?? 'gone')
        lookAgain()
      }
    }
    latest.current.delete(id)
    setWanted(new Map(latest.current))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was on its way goes on once
  useEffect(() => {
    const wake = () => patience.wake()
    const kept = readAsking(code)
    if (kept) {
      // Were it refused, its words are not lost.
      setText(kept.text)
      void send(kept)
    }
    addEventListener('online', wake)
    return () => removeEventListener('online', wake)
  }, [])

  return { ...look, text, setText, asking, notice, wanted, ask: () => send(newAsking(text)), vote }
}
