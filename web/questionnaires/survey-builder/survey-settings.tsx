import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { FailedCall } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { linkWith } from '../../runs/response/from-link.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { useShareOrigin } from '../share/use-share-origin.ts'
import { WhereLinksLead } from '../share/where-links-lead.tsx'
import { type ReadSurvey, settingResponding, surveyQuery } from '../surveys/api.ts'
import { Waiting } from '../surveys/waiting.tsx'
import { RespondingFields } from './responding-fields.tsx'
import { respondingProblems } from './responding-problems.ts'

/** What of a survey that is published is changed at once. */
export function SurveySettings() {
  const { id = '' } = useParams()
  const survey = useQuery(surveyQuery(id))
  return survey.data ? <Opened key={id} survey={survey.data} /> : <Waiting query={survey} />
}

function Opened({ survey }: { survey: ReadSurvey }) {
  const { id, title, share_code: code } = survey
  const [responding, setResponding] = useState(survey.responding)
  const [joining, setJoining] = useState(survey.joining ?? USUAL_JOINING)
  const [problems, setProblems] = useState<string[]>([])
  const queryClient = useQueryClient()
  const setting = useMutation({
    ...settingResponding,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['surveys'] })
      toast.success(t('surveys.settingsSaved'))
    },
    onError: (error) => setProblems(reasonsOf(error)),
  })
  const save = () => {
    const found = respondingProblems({ responding, joining })
    setProblems(found)
    if (found.length === 0) setting.mutate({ id, responding, joining })
  }
  const { origin } = useShareOrigin()
  const names = [...survey.responding.fields, ...(survey.taking?.filled ?? []).map(({ name }) => name)]
  const link = linkWith(`${origin}/survey?code=${code}`, [...new Set(names)])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-2xl">{t('surveys.settingsTitle')}</h1>
        <p className="mt-1 text-ink-soft wrap-anywhere">{title}</p>
      </div>
      <Card>
        <h2 className="mb-2 text-xl">{t('surveys.link')}</h2>
        <p dir="ltr" className="mb-3 wrap-anywhere">
          {link}
        </p>
        {names.length > 0 && <p className="mb-3 text-sm text-ink-soft">{t('surveys.linkHint')}</p>}
        <WhereLinksLead className="mb-3" />
        <CopyButton text={link} label={t('surveys.copyLink')} />
      </Card>
      <Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {responding.anonymous && <p>{t('surveys.anonymousFields')}</p>}
          <RespondingFields
            responding={responding}
            joining={joining}
            onJoining={setJoining}
            onChange={(change, form) => {
              setResponding((before) => ({ ...before, ...change }))
              if (form) setJoining(form)
            }}
          />
        </div>
      </Card>
      {problems.length > 0 && (
        <div role="alert">
          <ErrorPanel title={problems.join(' ')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={setting.isPending} onClick={save}>
          {t('surveys.saveSettings')}
        </Button>
        <Link to="/dashboard/surveys" className={buttonClass()}>
          {t('surveys.title')}
        </Link>
      </div>
    </div>
  )
}

const reasonsOf = (error: Error): string[] =>
  error instanceof FailedCall
    ? [...new Set([failureText(error.failure), ...Object.values(problemTexts(error.failure.fields))])]
    : [error.message]
