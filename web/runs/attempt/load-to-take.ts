import { loadBrandParts } from '../brand/brand-here.ts'
import type { Load } from './api.ts'
import { loadParts } from './load-parts.ts'

let taking: typeof import('./take-quiz.tsx') | undefined

const loadTaking = async (): Promise<boolean> => {
  try {
    taking ??= await import('./take-quiz.tsx')
    return true
  } catch {
    return false
  }
}

/** Brings the screen of a running attempt, with all that its paper needs. */
export const loadToTake: Load = async (paper, hasTime) => {
  // It is taken all the same where its brand does not come; and a paper that was kept may be older than what the page wears.
  if (paper.brand) await loadBrandParts()
  const brought = await Promise.all([loadTaking(), loadParts(paper, hasTime)])
  return brought.every(Boolean)
}

/** The screen of a running attempt; undefined until it was loaded. */
export const takingScreen = () => taking?.TakeQuiz
