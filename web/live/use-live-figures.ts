import { useEffect, useRef, useState } from 'react'
import type { FiguresOnWire } from '#contract/results/live.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { type Following, followFigures } from './follow-figures.ts'
import { useIsVisible } from './use-is-visible.ts'

/** A thousand who submit within a minute are a thousand changes; a list that somebody reads needs few. */
const TOLD_EVERY_MS = 2 * SECOND

/** How a quiz stands, in the names of the page that shows it. */
export type LiveFigures = {
  inProgress: number
  total: number
  averageScore: number | null
  highestScore: number | null
  lateWaiting: number
  markingWaiting: number
}

const fromWire = (figures: FiguresOnWire): LiveFigures => ({
  inProgress: figures.in_progress,
  total: figures.total,
  averageScore: figures.average_score,
  highestScore: figures.highest_score,
  lateWaiting: figures.late_waiting,
  markingWaiting: figures.marking_waiting,
})

type Heard = { quizId: string; figures: LiveFigures | null; following: Following }

/**
 * How a quiz stands now, while somebody looks at the page. `onChange` is told at most every two seconds that something is
 * otherwise than it was when the page began to listen.
 */
export const useLiveFigures = (quizId: string, onChange: () => void): Omit<Heard, 'quizId'> => {
  const [heard, setHeard] = useState<Heard>({ quizId, figures: null, following: 'streaming' })
  const isVisible = useIsVisible()

  /** What of the figures `onChange` knows: also what came while nobody looked is told, once somebody does again. */
  const known = useRef<{ quizId: string; said: string } | null>(null)

  useEffect(() => {
    if (!isVisible) return
    let latest = ''
    let hasHeard = false
    let toldAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      timer = undefined
      toldAt = performance.now()
      known.current = { quizId, said: latest }
      onChange()
    }
    const leave = followFigures(quizId, {
      onFigures: (figures) => {
        setHeard((before) => ({ ...before, quizId, figures: fromWire(figures) }))
        latest = JSON.stringify(figures)
        if (known.current?.quizId !== quizId) known.current = { quizId, said: latest }
        if (hasHeard || known.current.said !== latest)
          timer ??= setTimeout(tell, Math.max(0, toldAt + TOLD_EVERY_MS - performance.now()))
        hasHeard = true
      },
      onFollowing: (following) => setHeard((before) => ({ ...before, following })),
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [quizId, isVisible, onChange])

  return { figures: heard.quizId === quizId ? heard.figures : null, following: heard.following }
}
