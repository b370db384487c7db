import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { isLong } from '#domain/questions/traits.ts'
import type { Reply } from '../../calls/reply.ts'
import { askedIn, loadPlayers, type PaperNeeds, type ShownQuestion } from '../../questions/players.tsx'
import { NOT_LOADED } from './playable.ts'

/** As the cover of a paper tells it. */
export type Needing = PaperNeeds & Pick<QuizPaperOnWire, 'settings'>

type LongTexts = typeof import('./sending-parts.ts')

const parts: { order?: typeof import('./in-order.ts'); long?: LongTexts } = {}

const loadOrder = async () => {
  parts.order ??= await import('./in-order.ts')
  return parts.order
}

const loadLongTexts = async () => {
  parts.long ??= await import('./sending-parts.ts')
  return parts.long
}

/** Sends texts as long as essays: at once where their paper was loaded, for a page that is left has no time. */
export const withLongTexts = async <T>(send: (parts: LongTexts) => Promise<Reply<T>>): Promise<Reply<T>> => {
  const long = parts.long ?? (await loadLongTexts().catch(() => null))
  return long ? send(long) : NOT_LOADED
}

/** Whether what sends long texts is here: then it looks at every sheet. */
export const hasLongTexts = (): boolean => parts.long !== undefined

/** Brings all that it takes to take this paper, from its start to its end; false where the network does not give it. Before a clock runs there is time. */
export const loadPaper = async (paper: Needing, hasTime?: boolean): Promise<boolean> => {
  try {
    const [hasPlayers] = await Promise.all([
      loadPlayers(paper, hasTime),
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
