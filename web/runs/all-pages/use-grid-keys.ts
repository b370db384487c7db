import { type KeyboardEvent, useRef, useState } from 'react'
import { stepInGrid } from './step-in-grid.ts'

/** One stop of the Tab key for all buttons of a list that stands in rows: inside, arrows, Home and End move. `current`: where one comes in. */
export const useGridKeys = (current: number) => {
  const list = useRef<HTMLOListElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const stop = focused ?? current
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const row = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
    const isBackwards = list.current?.matches(':dir(rtl)') ?? false
    const to = stepInGrid(event.key, { at: stop, count: buttons.length, row, isBackwards })
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // Outside the list the same keys move between the questions.
    event.stopPropagation()
    buttons[to]?.focus()
  }
  return { stop, setFocused, list: { ref: list, onKeyDown, onBlur: () => setFocused(null) } }
}
