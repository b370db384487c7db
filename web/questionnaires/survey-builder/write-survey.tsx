import type { ReactNode } from 'react'
import { type OpenedSurvey, type SurveyInHand, useSurveyDraft } from '../surveys/use-survey-draft.ts'
import { Builder } from './builder.tsx'
import { TwoSurveys } from './two-surveys.tsx'

type WriteSurveyProps = { opened: OpenedSurvey; notice?: (hand: SurveyInHand) => ReactNode; tools?: ReactNode }

/** The builder, or, where a draft was changed in two places, the two of them. */
export function WriteSurvey({ opened, notice, tools }: WriteSurveyProps) {
  const hand = useSurveyDraft(opened)
  if (hand.saving.kind === 'diverged') return <TwoSurveys hand={hand} />
  return <Builder hand={hand} notice={notice?.(hand)} tools={tools} />
}
