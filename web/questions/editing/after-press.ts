import type { FocusEvent } from 'react'

const ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Does what moves the page once a field is left; where a button takes the focus, after its press: it would move away
 * from under the finger otherwise, and the press would be lost.
 */
export const afterPress = ({ relatedTarget }: FocusEvent, act: () => void): void => {
  if (!(relatedTarget instanceof HTMLButtonElement)) {
    act()
    return
  }
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    setTimeout(act)
  }
  for (const name of ENDS) addEventListener(name, end, { signal: ended.signal })
}
