import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { isLong } from '#domain/questions/traits.ts'
import { askedIn, loadPlayers, type PaperNeeds, type ShownQuestion } from '../../questions/players.tsx'
import { loadLongTexts } from './long-text.ts'

/** As the cover of a paper tells it. */
export type Needing = PaperNeeds & Pick<QuizPaperOnWire, 'kind' | 'settings'>

const parts: { order?: typeof import('./in-order.ts') } = {}

const loadOrder = async () => {
  parts.order ??= await import('./in-order.ts')
  return parts.order
}

/** Brings all that it takes to take this paper, from its start to its end; false where the network does not give it. Before a clock runs there is time. */
export const loadPaper = async (paper: Needing, hasTime?: boolean): Promise<boolean> => {
  try {
    const [hasPlayers] = await Promise.all([
      loadPlayers(paper, hasTime),
      paper.kind && import('../../i18n/students/say-exam.ts'),
      paper.settings?.order && loadOrder(),
      paper.kinds?.some(isLong) && loadLongTexts(),
    ])
    return hasPlayers
  } catch {
    return false
  }
}

/** The paper as this attempt has it: see `in-order.ts`. */
export const orderedFor = async (paper: QuizPaperOnWire, attempt: string): Promise<QuizPaperOnWire> =>
  paper.settings?.order ? (await loadOrder()).inOrder(paper, attempt) : paper

/** The questions of a paper that was loaded, as one attempt meets them: with mixed options where their teacher says so. */
export const shownIn = ({ questions, settings }: QuizPaperOnWire, attempt: string): ShownQuestion[] =>
  askedIn(questions).map((question) => {
    const places = settings?.order?.options ? parts.order?.placesOf(question, attempt) : undefined
    return places ? { ...question, places } : question
  })
