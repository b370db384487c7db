import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { LEAST_FOR_DISCRIMINATION, LEAST_FOR_GROUPS } from '#domain/statistics/score-groups.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/students/tallies.ts'
import { t as tOfItems } from '../../i18n/teachers/items.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { sentenceOnAll } from './item-sentences.ts'
import { Before, BySection, Cards } from './question-lists.tsx'
import { ORDERS, ordered, orderIn } from './question-order.ts'
import { type QuestionResult, type QuestionResultsPage, questionResultsQuery } from './question-results-api.ts'
import { QuestionStrip } from './question-strip.tsx'
import { VersionPicker } from './version-picker.tsx'

type QuestionResultsProps = {
  quizId: string
  /** Null: all of them. */
  version: number | null
  isRunning: boolean
  onVersion: (version: number | null) => void
}

/** A quiz question by question: how each was answered by all who have handed in. */
export function QuestionResults({ quizId, version, isRunning, onVersion }: QuestionResultsProps) {
  const results = useQuery(questionResultsQuery({ quizId, version: version ?? 'all', isRunning }))
  const { data } = results
  return (
    <section aria-label={t('tally.questions')}>
      <h2 className="sr-only">{t('tally.questions')}</h2>
      {results.isError && (
        <ErrorPanel title={t('tally.failed')} busy={results.isFetching} onRetry={() => void results.refetch()}>
          {errorText(results.error)}
        </ErrorPanel>
      )}
      {results.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {data && data.versions.length > 1 && (
        <VersionPicker {...data} all={data.versions.reduce((sum, { total }) => sum + total, 0)} onVersion={onVersion} />
      )}
      {data && (
        <div aria-busy={results.isPlaceholderData} className={classNames(results.isPlaceholderData && 'opacity-60')}>
          <QuestionList page={data} />
        </div>
      )}
    </section>
  )
}

function QuestionList({ page }: { page: QuestionResultsPage }) {
  const { version, versions, ofAll } = page
  const attempts = ofAll ?? versions.find(({ number }) => number === version)?.total ?? 0
  if (attempts === 0)
    return (
      <Card>
        <EmptyState title={t(ofAll === null && versions.length > 1 ? 'tally.nobodyVersion' : 'tally.nobody')}>
          {t('tally.nobodyHint')}
        </EmptyState>
      </Card>
    )
  return <AnsweredQuestions {...page} attempts={attempts} />
}

type AnsweredQuestionsProps = Pick<QuestionResultsPage, 'questions' | 'before' | 'sections'> & { attempts: number }

function AnsweredQuestions({ questions: results, before, sections, attempts }: AnsweredQuestionsProps) {
  const [params, setParams] = useSearchParams()
  const order = orderIn(params)
  const sort = (wanted: string) => {
    const changed = new URLSearchParams(params)
    changed.set('order', wanted)
    void setParams(changed, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-lg font-semibold wrap-anywhere">{sentenceOnAll(results)}</p>
      {results.length > 1 && (
        <SelectField
          className="mb-4 max-w-80 print:hidden"
          label={tOfItems('items.order')}
          value={order}
          onChange={({ target }) => sort(target.value)}
        >
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {tOfItems(`items.order_${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      {results.length > 1 && <QuestionStrip results={ordered(results, order)} />}
      {order === 'paper' && sections.length > 0 ? (
        <BySection {...{ results, sections, attempts }} />
      ) : (
        <Cards results={ordered(results, order)} attempts={attempts} />
      )}
      {before.length > 0 && <Before results={ordered(before, order)} attempts={attempts} />}
      <Honesty results={results} />
    </>
  )
}

/** What can't be told yet, once for all questions. */
function Honesty({ results: [first] }: { results: readonly QuestionResult[] }) {
  const total = Object.values(first?.verdicts ?? {}).reduce((sum, count) => sum + count, 0)
  if (total >= LEAST_FOR_DISCRIMINATION) return null
  return (
    <p className="mt-4 max-w-prose text-sm text-ink-soft">
      {total < LEAST_FOR_GROUPS && `${tOfItems('items.tooFewForGroups')} `}
      {tOfItems('items.tooFewToSeparate')}
    </p>
  )
}
