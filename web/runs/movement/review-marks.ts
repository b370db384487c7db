import type { PaletteState } from '../device/progress.ts'

type Moved = { settings?: { order?: { movement?: string | undefined } | undefined } | undefined }

/** Marks for review promise a way back: where there is none to any question, none are made. */
export const hasReviewMarks = ({ settings }: Moved): boolean => settings?.order?.movement !== 'by_question'

/** The states that are explained and counted: those of marks where there are any, as another version may have left them. */
export const shownStates = (
  states: readonly PaletteState[],
  paper: Moved,
  counts?: Record<PaletteState, number>,
): readonly PaletteState[] =>
  hasReviewMarks(paper)
    ? states
    : states.filter((state) => !state.startsWith('marked') || (counts !== undefined && counts[state] > 0))
