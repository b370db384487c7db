import type { OpenedDraft } from '../drafts/opened-draft.ts'
import { useKeyedDraft } from '../history/use-keyed-draft.ts'
import type { SurveyDraft } from './draft.ts'
import { asKept, mergedSurveys } from './merged-surveys.ts'
import { SURVEY_DRAFTS } from './survey-drafts.ts'

export type OpenedSurvey = OpenedDraft<SurveyDraft>

/** What is half typed is on this page alone. */
const taken = (mine: SurveyDraft, theirs: SurveyDraft) => mergedSurveys({ base: asKept(mine), mine, theirs })

/** The survey being written. */
export const useSurveyDraft = (opened: OpenedSurvey) => useKeyedDraft(SURVEY_DRAFTS, opened, taken)

export type SurveyInHand = ReturnType<typeof useSurveyDraft>
