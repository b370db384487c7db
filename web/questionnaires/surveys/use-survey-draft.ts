import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newKeys } from '../drafts/new-keys.ts'
import type { OpenedDraft } from '../drafts/opened-draft.ts'
import { useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import { useToldElsewhere, useToldSaving } from '../drafts/use-told.ts'
import { emptySurvey, type SurveyDraft, withNewKeys } from './draft.ts'
import { asKept, mergedSurveys } from './merged-surveys.ts'
import { SURVEY_DRAFTS } from './survey-drafts.ts'

export type OpenedSurvey = OpenedDraft<SurveyDraft>

/** The survey being written. */
export const useSurveyDraft = (opened: OpenedSurvey) => {
  const { place, before } = useOpenedPlace(SURVEY_DRAFTS, opened)
  const [draft, setDraft] = useState(() => ({ ...(before ?? emptySurvey()), nextKey: newKeys() }))
  /** How often something else has taken its place. */
  const [round, setRound] = useState(0)
  // A press on "Undo" comes after other changes.
  const latest = useRef(draft)

  const put = useCallback((next: SurveyDraft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const replace = useCallback(
    (next: SurveyDraft) => {
      put(next)
      setRound((rounds) => rounds + 1)
    },
    [put],
  )
  const merge = useCallback(
    (theirs: SurveyDraft) => {
      const mine = latest.current
      flushSync(() => put(mergedSurveys({ base: asKept(mine), mine, theirs })))
    },
    [put],
  )
  const renewed = useCallback((next: SurveyDraft) => withNewKeys(next, latest.current.nextKey), [])
  const onElsewhere = useToldElsewhere()
  const where = { kind: SURVEY_DRAFTS, place, opened }
  const hand = useDraft(where, { draft, latest, replace, merge, renewed, onElsewhere })
  useToldSaving(hand.saving, hand.edit !== null)
  return { ...hand, latest, round, put, replace }
}

export type SurveyInHand = ReturnType<typeof useSurveyDraft>
