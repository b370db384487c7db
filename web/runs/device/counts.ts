import { type PaletteState, type Progress, paletteStateOf } from './progress.ts'

/** How many of these questions are in each state; left out: of all. */
export const countsOf = (progress: Progress, questions = progress.questions): Record<PaletteState, number> => {
  const counts = { answered: 0, unanswered: 0, unvisited: 0, marked: 0, marked_answered: 0 }
  for (const id of questions) counts[paletteStateOf(progress, id)] += 1
  return counts
}
