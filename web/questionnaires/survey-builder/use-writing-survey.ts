import { useRef } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { toast } from '../../ui/toast.ts'
import type { SurveyDraft } from '../surveys/draft.ts'
import { keysOf } from '../surveys/kept-survey.ts'
import { withTextsFollowing, withTextsRestored } from '../surveys/spoken.ts'
import { isEmptySurvey } from '../surveys/templates.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'
import { withChoicesFollowing } from './following-choices.ts'

/** What writes a survey so that rules and texts go on naming the same questions, and what begins another one. */
export const useWritingSurvey = ({ isInHand, isListed, startOver, latest, put, replace, renewed }: SurveyInHand) => {
  /** Of what was removed, by its key, the survey that it was removed from: put back, it is spoken of again. */
  const removed = useRef(new Map<number, SurveyDraft>())
  const write = (next: SurveyDraft) => {
    const draft = latest.current
    const keys = new Set(keysOf(next))
    const known = new Set(keysOf(draft))
    for (const key of known) if (!keys.has(key)) removed.current.set(key, draft)
    const back = [...keys].find((key) => !known.has(key) && removed.current.has(key))
    const before = back === undefined ? undefined : removed.current.get(back)
    const told = before ? withTextsRestored(before, draft, next) : withTextsFollowing(draft, next)
    put(withChoicesFollowing(draft, told))
  }
  /** In a round of its own, so that no field keeps what it showed; what was put aside can be brought back for a while. */
  const begin = (by: SurveyDraft) => {
    const before = latest.current
    const next = renewed(by)
    const said = isInHand && isListed() ? t('surveys.putAside', { title: before.title }) : t('surveys.startedOver')
    const undo = isInHand ? startOver(next) : () => replace(before)
    if (!isInHand) replace(next)
    if (!isEmptySurvey(before)) toast.success(said, { action: { label: t('surveys.putBack'), onAct: undo } })
  }
  return { write, begin }
}
