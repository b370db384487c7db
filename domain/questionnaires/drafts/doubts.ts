import { loosePlaces, type OptionDoubt, optionDoubts } from '../../questions/parts/option-doubts.ts'
import { hasFigure, saysOfFigure } from '../../questions/parts/says-of-figure.ts'
import type { Instant } from '../../time/time-limit.ts'
import { isClosedBy } from '../opening.ts'
import type { Settings } from '../settings.ts'
import type { DraftQuestion } from './draft.ts'
import type { DraftPart } from './draft-item.ts'

/** What can be published as it is, but may not have been meant. */
export type Doubt =
  | OptionDoubt
  /** Options at these places speak of the others, and are mixed with them. */
  | { kind: 'loose'; places: number[] }
  /** It speaks of a figure, and none is there. */
  | { kind: 'no_figure' }

/** What a question stands among. `mixes`: its options are mixed for each attempt; `read`: what is read before it. */
export type Around = { mixes: boolean; read: readonly string[] }

const optionsIn = ({ draft }: DraftQuestion) => {
  if (!('options' in draft)) return null
  const right = 'correct' in draft ? [draft.correct].flat() : []
  return { options: draft.options, right, fixed: draft.fixed }
}

/** Whether these speak of a figure where neither they nor `others` have one. */
const missesFigure = (said: readonly string[], others: readonly string[]): boolean =>
  said.some(saysOfFigure) && ![...said, ...others].some(hasFigure)

export const doubtsOf = (question: DraftQuestion, { mixes, read }: Around): Doubt[] => {
  const { options = [], right = [], fixed } = optionsIn(question) ?? {}
  // One that is right is not left out: its text is needed.
  const doubts: Doubt[] = optionDoubts(options).filter(({ kind, place }) => kind === 'same' || !right.includes(place))
  const places = mixes ? loosePlaces({ options, fixed }) : []
  if (places.length > 0) doubts.push({ kind: 'loose', places })
  if (missesFigure([question.prompt], [...options, ...read])) doubts.push({ kind: 'no_figure' })
  return doubts
}

/** Of a passage, a text or the heading of a section; `others`: the texts that are read together with it. */
export const doubtsOfPart = ({ text }: DraftPart, others: readonly string[]): Doubt[] =>
  missesFigure([text], others) ? [{ kind: 'no_figure' }] : []

/** When it closes, where that is over before it is published: nobody could begin it. */
export const closedAlready = ({ opening }: Pick<Settings, 'opening'>, now: Instant): Instant | null =>
  isClosedBy(opening, now) ? opening.closes_at : null
