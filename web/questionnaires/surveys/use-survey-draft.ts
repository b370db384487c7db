import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { toast } from '../../ui/toast.ts'
import type { Saving } from '../drafts/server-draft-sending.ts'
import { type Elsewhere, useDraft, useOpenedPlace } from '../drafts/use-draft.ts'
import type { OpenedDraft } from '../drafts/use-opened-draft.ts'
import { emptySurvey, type SurveyDraft, withNewKeys } from './draft.ts'
import { asKept, mergedSurveys } from './merged-surveys.ts'
import { SURVEY_DRAFTS } from './survey-drafts.ts'

export type OpenedSurvey = OpenedDraft<SurveyDraft>

const KEYS_OF_A_TAB = 2 ** 20

/** Where the keys begin that this tab gives: no other tab gives the same. */
const newKeys = (): number => {
  const [at = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (at + 1) * KEYS_OF_A_TAB
}

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

/** It takes a while to read. */
const TOLD_MS = 8000

/** What is made of what two tabs have written is said once. */
const useToldElsewhere = () => {
  const isTold = useRef(false)
  return useCallback((how: Elsewhere) => {
    if (how === 'newer_far') toast.success(t('drafts.newerFar'))
    if (how !== 'merged' || isTold.current) return
    isTold.current = true
    toast.success(editorText('editor.mergedElsewhere'), { lasts: TOLD_MS })
  }, [])
}

/** What keeps it from being saved is said wherever one is in a long survey, once until it is saved again. */
const useToldSaving = (saving: Saving<SurveyDraft>, isEdit: boolean): void => {
  const said = useRef<Saving<SurveyDraft>['kind']>('none')
  useEffect(() => {
    if (saving.kind === 'saved') said.current = 'none'
    if ((saving.kind !== 'gone' && saving.kind !== 'refused') || said.current === saving.kind) return
    said.current = saving.kind
    if (saving.kind === 'gone') toast.error(t(isEdit ? 'drafts.editGone' : 'drafts.gone'))
    else toast.error(t('drafts.refused', { why: failureText(saving.failure) }))
  }, [saving, isEdit])
}
