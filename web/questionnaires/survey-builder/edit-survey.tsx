import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { NewerVersion } from '../drafts/newer-version.tsx'
import type { Current } from '../drafts/open-draft.ts'
import { OpeningEdit } from '../drafts/opening-draft.tsx'
import { ShareButton } from '../share/share-later.tsx'
import { type ReadSurvey, surveyQuery } from '../surveys/api.ts'
import { questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { draftOf } from '../surveys/kept-survey.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { Waiting } from '../surveys/waiting.tsx'
import { WriteSurvey } from './write-survey.tsx'

/** A published survey in the builder: what is changed is a draft until it is published as the next version. */
export function EditSurvey() {
  const { id = '' } = useParams()
  const survey = useQuery(surveyQuery(id))
  return survey.data ? <Opening key={survey.data.version_id} survey={survey.data} /> : <Waiting query={survey} />
}

function Opening({ survey }: { survey: ReadSurvey }) {
  const [current] = useState(() => currentOf(survey))
  const { title, share_code: shareCode, status } = survey
  const questionCount = questionsOf(current.initial).length
  const shared = { kind: 'survey', title, shareCode, status, minutes: null, questionCount } as const
  return (
    <OpeningEdit kind={SURVEY_DRAFTS} current={current}>
      {(opened) => (
        <WriteSurvey
          opened={opened}
          notice={(hand) => <NewerVersion hand={hand} current={current} />}
          tools={<ShareButton variant="quiet" size="sm" quiz={shared} />}
        />
      )}
    </OpeningEdit>
  )
}

/** Nothing shows the number of a survey's version. */
const currentOf = (survey: ReadSurvey): Current<SurveyDraft> => ({
  edits: { quizId: survey.id, versionId: survey.version_id, number: 0 },
  initial: draftOf(survey),
})
