import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'

type Said = Pick<QuizPaperOnWire, 'settings' | 'sections'>

/** Whether not every place of a paper is open at any time, as its cover tells it. */
const isLed = ({ settings, sections }: Said): boolean =>
  Boolean(settings?.order?.movement || sections?.some(({ minutes }) => minutes))

let guided: typeof import('./guided.tsx') | undefined

/** Brings what leads through a paper, where anything does; false where the network does not give it. */
export const loadGuide = async (paper: Said): Promise<boolean> => {
  try {
    if (isLed(paper)) guided ??= await import('./guided.tsx')
    return true
  } catch {
    return false
  }
}

/** What leads through a paper that was loaded; undefined where all of it is open. */
export const guideFor = (paper: Said) => (isLed(paper) ? guided?.Guided : undefined)
