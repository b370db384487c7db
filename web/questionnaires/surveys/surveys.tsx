import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { t as responded } from '../../i18n/students/responded.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { RespondedBin } from '../list/responded-bin.tsx'
import { StatusBadge } from '../list/status-badge.tsx'
import { CopyShareLink } from '../share/copy-share-link.tsx'
import { binnedSurveysQuery, type ListedSurvey, settingStatus, surveyDraftsQuery, surveysQuery } from './api.ts'
import { SurveyMenu } from './survey-menu.tsx'
import { TemplateList } from './template-list.tsx'
import { Waiting } from './waiting.tsx'

/** All surveys of a teacher, or those in the bin. */
export function Surveys() {
  const [params] = useSearchParams()
  return params.get('show') === 'bin' ? <Binned /> : <Listed />
}

function Binned() {
  const binned = useQuery(binnedSurveysQuery)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="grow text-2xl">{t('surveys.title')}</h1>
        <Link to="/dashboard/surveys" className={buttonClass({ variant: 'quiet' })}>
          {responded('responded.leaveBin')}
        </Link>
      </div>
      {binned.data ? (
        <RespondedBin binned={binned.data} queryKey={surveysQuery.queryKey} />
      ) : (
        <Waiting query={binned} />
      )}
    </div>
  )
}

function Listed() {
  const surveys = useQuery(surveysQuery)
  const create = (
    <Link to="/dashboard/surveys/create" className={buttonClass({ variant: 'primary' })}>
      {t('surveys.create')}
    </Link>
  )
  const { data } = surveys
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="grow text-2xl">{t('surveys.title')}</h1>
        <Link to="?show=bin" className={buttonClass({ variant: 'quiet' })}>
          {responded('responded.bin')}
        </Link>
        {data && data.length > 0 && create}
      </div>
      <DraftList query={surveyDraftsQuery} home="/dashboard/surveys" untitled={t('surveys.untitled')} />
      {data === undefined && <Waiting query={surveys} />}
      {data?.length === 0 && (
        <Card>
          <EmptyState title={t('surveys.none')} action={create}>
            {t('surveys.noneHelp')}
          </EmptyState>
        </Card>
      )}
      {data && <TemplatesCard isOpen={data.length === 0} />}
      {data && data.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {data.map((survey) => (
            <li key={survey.id}>
              <SurveyCard survey={survey} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function TemplatesCard({ isOpen }: { isOpen: boolean }) {
  return (
    <Card>
      <details open={isOpen}>
        <summary className="min-h-11 content-center text-xl font-semibold">{t('surveys.templates')}</summary>
        <TemplateList
          action={({ id, name }, language) => (
            <Link
              to={`/dashboard/surveys/create?template=${id}&language=${language}`}
              className="min-h-11 content-center font-semibold text-link"
            >
              {name}
            </Link>
          )}
        />
      </details>
    </Card>
  )
}

function SurveyCard({ survey }: { survey: ListedSurvey }) {
  const queryClient = useQueryClient()
  const status = useMutation({
    ...settingStatus,
    onSettled: () => queryClient.invalidateQueries({ queryKey: surveysQuery.queryKey }),
  })
  const { id, title, share_code: code, no_of_questions: questions, responses, anonymous } = survey
  const isOpen = survey.status === 'active'
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="grow text-xl wrap-anywhere">{title}</h2>
        <StatusBadge status={survey.status} shut={survey.shut ?? null} />
        {anonymous && <Badge>{t('surveys.anonymousMark')}</Badge>}
      </div>
      <p className="tabular mt-1 text-ink-soft">
        {t('surveys.questions', { count: questions })} · {t('surveys.responses', { count: responses })}
      </p>
      {(!isOpen || survey.shut) && <p className="mt-1 text-ink-soft">{responded('responded.linkIsShut')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={`/dashboard/surveys/responses?survey=${id}`} className={buttonClass({ variant: 'primary' })}>
          {t('surveys.seeResponses')}
        </Link>
        <CopyShareLink linkAt={(origin) => `${origin}/survey?code=${code}`} label={t('surveys.copyLink')} />
        <Link to={`/dashboard/surveys/${id}/edit`} className={buttonClass()}>
          {t('surveys.edit')}
        </Link>
        <Link to={`/dashboard/surveys/${id}/settings`} className={buttonClass()}>
          {t('surveys.settingsShort')}
        </Link>
        <Button busy={status.isPending} onClick={() => status.mutate({ id, status: isOpen ? 'closed' : 'active' })}>
          {t(isOpen ? 'surveys.close' : 'surveys.open')}
        </Button>
        <SurveyMenu survey={survey} />
      </div>
    </Card>
  )
}
