import { useQuery } from '@tanstack/react-query'
import { errorText } from '../i18n/all-failures.ts'
import { formatDate, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/tallies.ts'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { QuestionResultCard } from './components/question-result-card.tsx'
import { type QuestionResultsPage, questionResultsQuery } from './question-results-api.ts'

type QuestionResultsProps = {
  quizId: string
  /** Null: the current one. */
  version: number | null
  isRunning: boolean
  onVersion: (version: number | null) => void
}

/** A quiz question by question: how each was answered by all who have handed in. */
export function QuestionResults({ quizId, version, isRunning, onVersion }: QuestionResultsProps) {
  const results = useQuery(questionResultsQuery({ quizId, version, isRunning }))
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
      {data && data.versions.length > 1 && <VersionPicker page={data} onVersion={onVersion} />}
      {data && (
        <div aria-busy={results.isPlaceholderData} className={classNames(results.isPlaceholderData && 'opacity-60')}>
          <QuestionList page={data} />
        </div>
      )}
    </section>
  )
}

type VersionPickerProps = { page: QuestionResultsPage; onVersion: QuestionResultsProps['onVersion'] }

function VersionPicker({ page: { version, versions }, onVersion }: VersionPickerProps) {
  const [current] = versions
  const pick = (number: number) => onVersion(number === current?.number ? null : number)
  return (
    <SelectField
      className="mb-4 print:hidden"
      label={t('tally.version')}
      value={version}
      onChange={({ target }) => pick(Number(target.value))}
    >
      {versions.map(({ number, publishedAt, total }) => (
        <option key={number} value={number}>
          {t(number === current?.number ? 'tally.versionCurrent' : 'tally.versionFormer', {
            number: formatNumber(number),
            date: formatDate(publishedAt),
            total: formatNumber(total),
          })}
        </option>
      ))}
    </SelectField>
  )
}

function QuestionList({ page: { version, versions, questions } }: { page: QuestionResultsPage }) {
  const isAnswered = versions.some(({ number, total }) => number === version && total > 0)
  if (!isAnswered)
    return (
      <Card>
        <EmptyState title={t(versions.length > 1 ? 'tally.nobodyVersion' : 'tally.nobody')}>
          {t('tally.nobodyHint')}
        </EmptyState>
      </Card>
    )
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
      {questions.map((result, index) => (
        <li key={result.question.id}>
          <QuestionResultCard number={index + 1} result={result} />
        </li>
      ))}
    </ol>
  )
}
