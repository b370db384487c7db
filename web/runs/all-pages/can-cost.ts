import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { isByHand } from '#domain/questions/traits.ts'

/** What stands between questions. */
const LAYOUT = /^(group|text|section)$/

/** Whether a wrong answer can take marks away in any of a paper's questions. */
export const canCost = ({
  is_negative_marking: isNegative,
  kinds,
}: Pick<QuizPaperOnWire, 'is_negative_marking' | 'kinds'>): boolean =>
  isNegative && !kinds?.every((kind) => isByHand(kind) || LAYOUT.test(kind))
