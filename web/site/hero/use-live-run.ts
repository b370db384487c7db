import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { asQuestions, freshRun, type LiveQuestion, millisecondsLeft, played } from './live-run.ts'

/** One try, with its clock, and the focus on what has just come into view. */
export const useLiveRun = (questions: readonly LiveQuestion[]) => {
  const paper = useMemo(() => asQuestions(questions), [questions])
  const [run, act] = useReducer(played, paper, freshRun)
  const isDone = run.endedAt !== null
  const shown = isDone ? 'result' : run.progress.at
  const stage = useRef<HTMLDivElement>(null)
  const shownBefore = useRef(shown)

  // Before the paint: what had the focus is hidden by then.
  useLayoutEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    const heading = [...(stage.current?.querySelectorAll<HTMLElement>('[data-panel-heading]') ?? [])].find(isVisible)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  useEffect(() => {
    if (run.startedAt === null || run.endedAt !== null) return
    const now = performance.now()
    const ending = setTimeout(() => act({ kind: 'finish', now: performance.now() }), millisecondsLeft(run, now))
    return () => clearTimeout(ending)
  }, [run])

  return {
    paper,
    run,
    isDone,
    stage,
    choose: (option: number) => act({ kind: 'choose', option, now: performance.now() }),
    open: (at: number) => act({ kind: 'open', at }),
    finish: () => act({ kind: 'finish', now: performance.now() }),
    restart: () => act({ kind: 'restart' }),
  }
}

const isVisible = (element: HTMLElement) => getComputedStyle(element).visibility === 'visible'
