import { useState } from 'react'
import * as z from 'zod/mini'
import { currentSession } from '../accounts/session.ts'
import { pollsOf } from './forget-polls.ts'

const MOST_KEPT = 200
const kept = z.array(z.string())

const nameOf = (pollId: string): string => {
  const session = currentSession()
  return `${pollsOf(session.open ? session.teacherId : '')}hidden.${pollId}`
}

const readHidden = (pollId: string): string[] => {
  try {
    return z.safeParse(kept, JSON.parse(localStorage.getItem(nameOf(pollId)) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** The words that a presenter has taken off the screen, on this device; a device that keeps nothing forgets them with the page. */
export const useHiddenWords = (pollId: string) => {
  const [hidden, setHidden] = useState(() => readHidden(pollId))
  const change = (words: string[]) => {
    setHidden(words)
    try {
      localStorage.setItem(nameOf(pollId), JSON.stringify(words))
    } catch {
      // They are hidden as long as the page stands.
    }
  }
  return {
    hidden: new Set(hidden),
    onHide: (word: string) => change([...new Set([...hidden, word])].slice(-MOST_KEPT)),
    showAll: () => change([]),
  }
}
