import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { FailedCall, isServersFault, orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveyText } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { baseAsFound, freshBase, readBase, writeBase } from '../drafts/draft-base.ts'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { type ReadSurvey, surveyQuery } from '../surveys/api.ts'
import { draftOf, type SurveyDraft } from '../surveys/draft.ts'
import { forgetPlace, keepDraft, placeOfEdit, readKeptDraft, storageBeside } from '../surveys/kept-draft.ts'
import { readEditOf, type SurveyOnServer } from '../surveys/server-copy.ts'
import type { OpenedSurvey, SurveyInHand } from '../surveys/use-survey-draft.ts'
import { Waiting } from '../surveys/waiting.tsx'
import { WriteSurvey } from './write-survey.tsx'

/** A published survey in the builder: what is changed is a draft until it is published as the next version. */
export function EditSurvey() {
  const { id = '' } = useParams()
  const survey = useQuery(surveyQuery(id))
  return survey.data ? <Opening key={survey.data.version_id} survey={survey.data} /> : <Waiting query={survey} />
}

type Current = { survey: string; versionId: string; initial: SurveyDraft }

function Opening({ survey }: { survey: ReadSurvey }) {
  const [current] = useState(() => ({ survey: survey.id, versionId: survey.version_id, initial: draftOf(survey) }))
  const [key] = useState(() => ['survey-edit', survey.id, Math.random()])
  const opening = useQuery({
    queryKey: key,
    queryFn: async () => openedEdit(current, await orThrow(readEditOf(current.survey))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const opened = opening.data ?? (isUnreached(opening.error) ? keptEdit(current) : null)
  if (opened) return <WriteSurvey opened={opened} notice={(hand) => <NewerVersion hand={hand} current={current} />} />
  if (opening.isPending) return <LoadingDraft />
  return (
    <ErrorPanel title={t('drafts.openFailed')} busy={opening.isFetching} onRetry={() => void opening.refetch()}>
      {errorText(opening.error)}
    </ErrorPanel>
  )
}

const isUnreached = (error: unknown): boolean => error instanceof FailedCall && isServersFault(error.failure)

/** Nothing shows the number of a survey's version. */
const editOf = ({ survey, versionId, initial }: Current) => ({
  edits: { quizId: survey, versionId, number: 0 },
  initial,
})

/** What the device has that the server does not goes first; the builder sees to it that neither is lost. */
const openedEdit = (current: Current, found: SurveyOnServer | null): OpenedSurvey => {
  const place = placeOfEdit(current.survey)
  const beside = storageBeside(place)
  const here = readBase(beside)?.unsaved === true ? readKeptDraft(place) : null
  if (here === null) {
    // Published or thrown away elsewhere.
    if (!found) forgetPlace(place)
    else if (keepDraft(place, found.draft)) writeBase(beside, baseAsFound(found))
  }
  const draft = here ?? found?.draft ?? formerEdit(current) ?? current.initial
  return { place, found, draft, edit: editOf(current) }
}

/** What an older page has kept on this device alone is a draft like any other from now on. */
const formerEdit = (current: Current): SurveyDraft | null => {
  const formerPlace = `${current.survey}.${current.versionId}`
  const former = readKeptDraft(formerPlace)
  const place = placeOfEdit(current.survey)
  if (former && keepDraft(place, former) && writeBase(storageBeside(place), freshBase(editOf(current).edits)))
    forgetPlace(formerPlace)
  return former
}

/** Without the server one goes on with what the device has; null where it has nothing. */
const keptEdit = (current: Current): OpenedSurvey | null => {
  const place = placeOfEdit(current.survey)
  const draft = readKeptDraft(place)
  return draft && readBase(storageBeside(place)) ? { place, found: null, draft, edit: editOf(current) } : null
}

/** That the survey has become another version since these changes were begun: nobody replaces it unknowingly. */
function NewerVersion({ hand, current }: { hand: SurveyInHand; current: Current }) {
  const [isOnTop, setIsOnTop] = useState(false)
  const basedOn = hand.base.read()?.edits?.versionId ?? current.versionId
  if (isOnTop || basedOn === current.versionId) return null
  const putOnTop = () => {
    hand.server.rebase(editOf(current).edits, hand.draft)
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
