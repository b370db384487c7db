import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { readCrowdResults } from '#contract/runs/responses.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { Reply } from '../../calls/reply.ts'

type Told = z.infer<typeof readCrowdResults.data>
export type ReadCrowd = () => Promise<Reply<Told>>

const SOON_MS = 3 * SECOND
const LATER_MS = 20 * SECOND
/** Whoever has looked so long has seen it move. */
const MOVING_MS = 2 * MINUTE
/** The more there are who look, the less often each does: 500 times a second, all together. */
const MS_FOR_EACH = 2

/** How all have answered, asked for again and again while somebody looks and it may still change. */
export const useCrowdResults = (read: ReadCrowd) => {
  const [told, setTold] = useState<Told | null>(null)
  const [isFailing, setIsFailing] = useState(false)

  useEffect(() => {
    const begun = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async () => {
      clearTimeout(timer)
      if (document.hidden) return
      const reply = await read()
      if (isOver) return
      setIsFailing(!reply.ok)
      if (reply.ok) setTold(reply.value)
      if (reply.ok && reply.value.is_closed) return
      const isMoving = reply.ok && reply.value.results !== null && performance.now() - begun < MOVING_MS
      // Not all of a hall at the same moment.
      const crowd = MS_FOR_EACH * (reply.ok ? (reply.value.results?.votes ?? 0) : 0)
      const pause = Math.max(crowd, isMoving ? SOON_MS : LATER_MS)
      timer = setTimeout(() => void look(), pause * (0.75 + Math.random() / 2))
    }
    const lookAgain = () => void look()
    lookAgain()
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [read])

  return { told, isFailing }
}
