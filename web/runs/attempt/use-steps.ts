import { useLayoutEffect, useState } from 'react'

const SECTIONS = ['hero', 'form', 'welcome', 'resume'] as const
export type Section = (typeof SECTIONS)[number]

/** In the browser's history each entry knows the way that led to it: "hero/form". */
const pathIn = (state: unknown): Section[] => {
  const names = typeof state === 'string' ? state.split('/') : []
  return names.flatMap((name) => SECTIONS.find((section) => section === name) ?? [])
}

/** How many steps lie between the entry that the page was opened with and this one. */
export const stepsTaken = (state: unknown): number => Math.max(0, pathIn(state).length - 1)

/** The screens before the quiz: Back leads one step back, and a reload stays where it was. */
export const useSteps = (first: Section) => {
  const here = () => {
    // The server renders the first step, and knows no history.
    const path = typeof history === 'undefined' ? [] : pathIn(history.state)
    return path.length > 0 ? path : [first]
  }
  const [path, setPath] = useState(here)
  // Before anything is shown: Back may be pressed as soon as there is something to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is opened once
  useLayoutEffect(() => {
    // What is left for the quiz would otherwise come back to where its first screen was scrolled to.
    history.scrollRestoration = 'manual'
    const popped = () => setPath(here)
    addEventListener('popstate', popped)
    return () => removeEventListener('popstate', popped)
  }, [])
  const go = (to: Section) => {
    if (path.at(-1) === to) return
    if (path.includes(to)) return history.go(path.lastIndexOf(to) - path.length + 1)
    const next = [...path, to]
    history.pushState(next.join('/'), '')
    setPath(next)
  }
  return { section: path.at(-1) ?? first, go }
}
