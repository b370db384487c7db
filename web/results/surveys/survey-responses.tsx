import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { asksForFiles } from '#domain/questionnaires/items/facets.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { t as ofSurveys } from '../../i18n/teachers/surveys.ts'
import { PrintedHead } from '../../questionnaires/on-paper/brand-on-paper.tsx'
import {
  type ListedSurvey,
  type ReadResponses,
  responsesQuery,
  surveysQuery,
} from '../../questionnaires/surveys/api.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { CrossTable } from './cross-table.tsx'
import { ExportResponses } from './export-responses.tsx'
import { OneResponse } from './one-response.tsx'
import { ResponsesFilter } from './responses-filter.tsx'
import { ResponsesSummary } from './responses-summary.tsx'
import { ResponsesTable } from './responses-table.tsx'
import { filterOf, isFiltered, type ResponsesView, searchOf, viewIn } from './responses-view.ts'
import { SummaryLinks } from './summary-links.tsx'
import { ViewTabs } from './view-tabs.tsx'
import { WrittenAnswers } from './written-answers.tsx'

/** What was answered in one survey: counted, in a table, or one by one. */
export function SurveyResponses() {
  const surveys = useQuery(surveysQuery)
  const [search, setSearch] = useSearchParams()
  const survey = surveys.data?.find(({ id }) => id === search.get('survey')) ?? surveys.data?.[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrintedHead of={survey?.id}>
        <h1 className="text-2xl">{ofSurveys('surveys.responsesTitle')}</h1>
      </PrintedHead>
      {surveys.data === undefined && <Waiting query={surveys} />}
      {surveys.data?.length === 0 && (
        <Card>
          <EmptyState title={ofSurveys('surveys.none')}>{ofSurveys('surveys.noneHelp')}</EmptyState>
        </Card>
      )}
      {surveys.data && survey && (
        <>
          <PickerField
            label={ofSurveys('surveys.choose')}
            value={survey.id}
            options={surveys.data.map(({ id, title }) => ({ value: id, name: title }))}
            onPick={(id) => setSearch({ survey: id })}
          />
          <Responses survey={survey} view={viewIn(search, survey.id, survey.anonymous)} />
        </>
      )}
    </div>
  )
}

function Responses({ survey, view }: { survey: ListedSurvey; view: ResponsesView }) {
  const filter = filterOf(view, survey.anonymous)
  // An anonymous survey is counted whole.
  const meant = survey.anonymous ? {} : filter
  const responses = useQuery(responsesQuery({ id: survey.id, filter: meant, isCounted: view.name === 'summary' }))
  const [, setSearch] = useSearchParams()
  const { data } = responses
  if (data === undefined) return <Waiting query={responses} />
  const look = (next: Partial<ResponsesView>) => setSearch(searchOf({ ...view, page: 1, ...next }))
  const isEmpty = data.shown === 0 && (survey.anonymous || !isFiltered(view))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular grow">
          {ofSurveys('surveys.complete', { count: data.complete })}
          {!survey.anonymous && <> · {ofSurveys('surveys.partial', { count: data.partial })}</>}
          {survey.anonymous && data.shown !== null && data.shown < data.complete && (
            <> · {ofSurveys('surveys.waiting', { count: data.complete - data.shown })}</>
          )}
        </p>
        <span className="print:hidden">
          <ExportResponses
            id={survey.id}
            filter={meant}
            isAnonymous={survey.anonymous}
            isPart={!survey.anonymous && isFiltered(view)}
            hasFiles={data.asked.some(({ kind }) => asksForFiles(kind))}
          />
        </span>
      </div>
      <ViewTabs view={view} isAnonymous={survey.anonymous} />
      {view.name === 'share' ? (
        <SummaryLinks id={survey.id} title={survey.title} isAnonymous={survey.anonymous} />
      ) : isEmpty ? (
        <Card>
          <EmptyState title={ofSurveys('surveys.noResponses')} />
        </Card>
      ) : (
        <>
          {survey.anonymous ? (
            <AnonymousNote view={view} onLook={look} />
          ) : (
            <ResponsesFilter view={view} asked={data.asked} onLook={look} />
          )}
          <Shown data={data} view={view} filter={filter} onLook={look} />
        </>
      )}
    </>
  )
}

type AnonymousNoteProps = { view: ResponsesView; onLook: (next: Partial<ResponsesView>) => void }

/** Why there is no table and no filter; what was written can be searched. */
function AnonymousNote({ view, onLook }: AnonymousNoteProps) {
  return (
    <>
      <p className="text-ink-soft">{ofSurveys('surveys.anonymousResults')}</p>
      {view.name === 'written' && (
        <SearchField
          label={t('responses.search')}
          search={view.search}
          onSearch={(search) => onLook({ search })}
          className="print:hidden"
        />
      )}
    </>
  )
}

type ShownProps = {
  data: ReadResponses
  view: ResponsesView
  filter: ReturnType<typeof filterOf>
  onLook: (next: Partial<ResponsesView>) => void
}

function Shown({ data, view, filter, onLook }: ShownProps) {
  if (data.shown === null)
    return (
      <Card>
        <EmptyState title={ofSurveys('surveys.tooFew')}>{ofSurveys('surveys.tooFewHelp')}</EmptyState>
      </Card>
    )
  if (data.shown === 0)
    return (
      <Card>
        <EmptyState title={t('responses.noneMeant')}>{t('responses.noneMeantHelp')}</EmptyState>
      </Card>
    )
  if (view.name === 'table') return <ResponsesTable view={view} filter={filter} asked={data.asked} onLook={onLook} />
  if (view.name === 'one') return <OneResponse view={view} filter={filter} asked={data.asked} onLook={onLook} />
  if (view.name === 'cross') return <CrossTable view={view} filter={filter} asked={data.asked} onLook={onLook} />
  if (view.name === 'written') return <WrittenAnswers view={view} filter={filter} asked={data.asked} onLook={onLook} />
  return <ResponsesSummary shown={data.shown} counted={data.counted} />
}
