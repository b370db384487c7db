import { useState } from 'react'
import { emptySurvey } from '../surveys/draft.ts'
import { IN_HAND, readKeptDraft } from '../surveys/kept-draft.ts'
import { WriteSurvey } from './write-survey.tsx'

/** A new survey, or the one in hand. */
export function CreateSurvey() {
  const [opened] = useState(() => {
    const draft = readKeptDraft(IN_HAND) ?? emptySurvey()
    return { place: IN_HAND, draft, found: null, edit: null }
  })
  return <WriteSurvey opened={opened} />
}
