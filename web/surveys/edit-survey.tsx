import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type ReadSurvey, surveyQuery } from './api.ts'
import { Builder } from './builder.tsx'
import { Waiting } from './components/waiting.tsx'
import { draftOf } from './draft.ts'
import { readKeptDraft } from './kept-draft.ts'

export function EditSurvey() {
  const { id = '' } = useParams()
  const survey = useQuery(surveyQuery(id))
  return survey.data ? <Opened key={survey.data.version_id} survey={survey.data} /> : <Waiting query={survey} />
}

function Opened({ survey }: { survey: ReadSurvey }) {
  const edited = { id: survey.id, versionId: survey.version_id }
  const [begun] = useState(() => readKeptDraft(`${edited.id}.${edited.versionId}`, () => draftOf(survey)))
  return <Builder begun={begun} edited={edited} />
}
