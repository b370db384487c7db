import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveyText } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { type Current, editKeptHere, openedEdit } from '../drafts/open-draft.ts'
import { readEditOf } from '../drafts/server-draft-calls.ts'
import { type ReadSurvey, surveyQuery } from '../surveys/api.ts'
import { draftOf, type SurveyDraft } from '../surveys/draft.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'
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
  const [key] = useState(() => ['survey-edit', survey.id, Math.random()])
  const opening = useQuery({
    queryKey: key,
    queryFn: async () => openedEdit(SURVEY_DRAFTS, await orThrow(readEditOf(SURVEY_DRAFTS, survey.id)), current),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const opened = opening.data ?? editKeptHere(SURVEY_DRAFTS, current, opening.error)
  if (opened) return <WriteSurvey opened={opened} notice={(hand) => <NewerVersion hand={hand} current={current} />} />
  if (opening.isPending) return <LoadingDraft />
  return (
    <ErrorPanel title={t('drafts.openFailed')} busy={opening.isFetching} onRetry={() => void opening.refetch()}>
      {errorText(opening.error)}
    </ErrorPanel>
  )
}

/** Nothing shows the number of a survey's version. */
const currentOf = (survey: ReadSurvey): Current<SurveyDraft> => ({
  edits: { quizId: survey.id, versionId: survey.version_id, number: 0 },
  initial: draftOf(survey),
})

/** That the survey has become another version since these changes were begun: nobody replaces it unknowingly. */
function NewerVersion({ hand, current }: { hand: SurveyInHand; current: Current<SurveyDraft> }) {
  const [isOnTop, setIsOnTop] = useState(false)
  const basedOn = hand.base.read()?.edits?.versionId ?? current.edits.versionId
  if (isOnTop || basedOn === current.edits.versionId) return null
  const putOnTop = () => {
    hand.server.rebase(current.edits, hand.draft)
    setIsOnTop(true)
  }
  return (
    <Card>
      <p>{surveyText('surveys.newerVersion')}</p>
      <Button className="mt-3" onClick={putOnTop}>
        {surveyText('surveys.putOnTop')}
      </Button>
    </Card>
  )
}
