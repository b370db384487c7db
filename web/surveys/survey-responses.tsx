import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { t } from '../i18n/surveys.ts'
import { KeyedTexts } from '../questions/parts/keyed-texts.tsx'
import { Prose } from '../questions/parts/prose.tsx'
import { TallyQuestion } from '../questions/tallies.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { type CountedQuestion, type ReadResponses, type ResponsesView, responsesQuery, surveysQuery } from './api.ts'
import { EachResponse } from './components/each-response.tsx'
import { ResponsesFilter } from './components/responses-filter.tsx'
import { Waiting } from './components/waiting.tsx'

const SHOWN = ['all', 'complete', 'partial'] as const

const viewIn = (search: URLSearchParams, id: string): ResponsesView => {
  const question = search.get('question')
  const option = Number(search.get('option') ?? Number.NaN)
  return {
    id,
    page: Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1),
    show: SHOWN.find((each) => each === search.get('show')) ?? 'all',
    chosen: question !== null && Number.isInteger(option) ? { question, option } : null,
  }
}

/** What was answered in one survey: first counted, then one by one. */
export function SurveyResponses() {
  const surveys = useQuery(surveysQuery)
  const [search, setSearch] = useSearchParams()
  const id = search.get('survey') ?? surveys.data?.[0]?.id
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl">{t('surveys.responsesTitle')}</h1>
      {surveys.data === undefined && <Waiting query={surveys} />}
      {surveys.data?.length === 0 && (
        <Card>
          <EmptyState title={t('surveys.none')}>{t('surveys.noneHelp')}</EmptyState>
        </Card>
      )}
      {surveys.data && surveys.data.length > 0 && (
        <SelectField
          label={t('surveys.choose')}
          value={id}
          onChange={({ target }) => setSearch({ survey: target.value })}
        >
          {surveys.data.map((survey) => (
            <option key={survey.id} value={survey.id}>
              {survey.title}
            </option>
          ))}
        </SelectField>
      )}
      {id !== undefined && <Responses view={viewIn(search, id)} />}
    </div>
  )
}

function Responses({ view }: { view: ResponsesView }) {
  const responses = useQuery(responsesQuery(view))
  const [, setSearch] = useSearchParams()
  const { data } = responses
  if (data === undefined) return <Waiting query={responses} />
  const look = ({ show, chosen, page }: Omit<ResponsesView, 'id'>) =>
    setSearch({
      survey: view.id,
      show,
      page: String(page),
      ...(chosen && { question: chosen.question, option: String(chosen.option) }),
    })
  return (
    <>
      <p className="tabular">
        {t('surveys.complete', { count: data.complete })} · {t('surveys.partial', { count: data.partial })}
      </p>
      {(data.shown !== 0 || view.chosen || view.show !== 'all') && (
        <ResponsesFilter view={view} questions={data.questions} isAnonymous={data.anonymous} onLook={look} />
      )}
      <Found data={data} />
      {data.pages > 1 && <Pagination page={data.page} pages={data.pages} onPage={(page) => look({ ...view, page })} />}
    </>
  )
}

function Found({ data }: { data: ReadResponses }) {
  if (data.shown === null)
    return (
      <Card>
        <EmptyState title={t('surveys.tooFew')}>{t('surveys.tooFewHelp')}</EmptyState>
      </Card>
    )
  if (data.shown === 0)
    return (
      <Card>
        <EmptyState title={t('surveys.noResponses')} />
      </Card>
    )
  return (
    <>
      {data.questions.map((counted) => (
        <Counted key={counted.question.id} {...counted} />
      ))}
      <h2 className="text-xl">{t('surveys.each')}</h2>
      {data.rows.map((row) => (
        <EachResponse key={row.id} row={row} questions={data.questions} />
      ))}
    </>
  )
}

/** How one question was answered by all who are shown. */
function Counted({ question, of, tally }: CountedQuestion) {
  return (
    <Card>
      <KeyedTexts question={question}>
        <h3 lang={question.language} dir="auto" className="text-lg font-medium whitespace-pre-wrap wrap-anywhere">
          <Prose source={question.prompt} />
        </h3>
        {of === 0 ? (
          <p className="mt-3 text-ink-soft">{t('surveys.noAnswers')}</p>
        ) : (
          <>
            <p className="tabular text-ink-soft">{t('surveys.answered', { count: of })}</p>
            <TallyQuestion question={question} tally={tally} of={of} lang={question.language} />
          </>
        )}
      </KeyedTexts>
    </Card>
  )
}
