import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { askedIn } from '../../questions/players.tsx'
import type { ResponseView } from './response-view.ts'
import { type Say, sayerOf } from './said.ts'

type Paper = Pick<RespondedPaperOnWire, 'kind'>

let loaded: typeof import('./survey-view.tsx') | null = null

/** Brings what leads through sections, which a page without them does without; false where the network does not give it. */
export const loadSurveyForm = async ({ kind }: Paper): Promise<boolean> => {
  try {
    if (ABILITIES[kind].sections) loaded ??= await import('./survey-view.tsx')
    return true
  } catch {
    return false
  }
}

/** Null where there are no sections. */
export const surveyFormOf = ({ kind }: Paper) => (ABILITIES[kind].sections ? (loaded?.SurveyView ?? null) : null)

/** Says what was answered, of what was asked. */
export const sayerOfPaper = (paper: RespondedPaperOnWire, answers: ResponseView['answers']): Say =>
  loaded && ABILITIES[paper.kind].sections
    ? loaded.sayerThrough(paper, answers)
    : sayerOf({ questions: askedIn(paper.questions), answers })
