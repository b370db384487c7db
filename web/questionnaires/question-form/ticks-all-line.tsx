import { earnedByAll } from '#domain/marking/guessing.ts'
import { type MarkingRules, rulesFor } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { guessedOf } from '#domain/questionnaires/drafts/guessed-draft.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { exactMarks } from './exact-marks.ts'

type TicksAllLineProps = { question: DraftQuestion; usual: MarkingRules }

/** What whoever chooses every option gets, where that pays though some are wrong. */
export function TicksAllLine({ question, usual }: TicksAllLineProps) {
  const guessed = guessedOf(question)
  if (guessed === null) return null
  const rules = rulesFor(guessed, usual)
  const earned = earnedByAll(guessed.guess, rules)
  if (earned === 0) return null
  const figures = { earned: exactMarks(earned), count: marksAsNumber(rules.marksPerQuestion) }
  return <span className="block font-semibold">{t('editing.ticksAllHere', figures)}</span>
}
