import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { useRemembered } from '../drafts/use-remembered.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

const VIEWS = ['questions', 'both', 'text'] as const
export type View = (typeof VIEWS)[number]
const VIEW_KEY = 'editor_view'

/** For a list, a question and its text or a phone, side by side. */
const ROOM = '(min-width: 80rem)'

/** How questions are written, and where whoever wishes for a field is led. `isLone`: there is one alone, by itself until somebody chooses here. */
export const useViews = (focus: FocusWish | null, isLone = false) => {
  const [remembered, choose] = useRemembered<View>(VIEW_KEY, VIEWS)
  const [isChosenHere, setChosenHere] = useState(false)
  const hasRoom = useMedia(ROOM)
  const [isLed, setLed] = useLed(focus)
  const chosen = isLone && !isChosenHere ? 'questions' : remembered
  const wanted = chosen === 'text' && isLed ? 'questions' : chosen
  const view = wanted === 'both' && !hasRoom ? 'questions' : wanted
  const show = (next: View) => {
    setLed(false)
    setChosenHere(true)
    choose(next)
  }
  const offered = VIEWS.filter((each) => hasRoom || each !== 'both')
  useShortcuts({ view: () => show(offered[(offered.indexOf(view) + 1) % offered.length] ?? view) })
  return { view, offered, hasRoom, show, isByItself: isLone && view === 'questions' }
}

export type Views = ReturnType<typeof useViews>

/** Whoever is led to a field from the text is led to its question, and finds the text again another time. */
const useLed = (focus: FocusWish | null) => {
  const [isLed, setLed] = useState(false)
  const before = useRef(focus)
  useEffect(() => {
    if (before.current !== focus && focus !== null) setLed(true)
    before.current = focus
  }, [focus])
  return [isLed, setLed] as const
}
