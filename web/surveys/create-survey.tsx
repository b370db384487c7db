import { useState } from 'react'
import { Builder } from './builder.tsx'
import { emptySurvey } from './draft.ts'
import { readKeptDraft } from './kept-draft.ts'

export function CreateSurvey() {
  const [begun] = useState(() => readKeptDraft('new', emptySurvey))
  return <Builder begun={begun} edited={null} />
}
