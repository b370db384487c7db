import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { compareVersions } from '#domain/questionnaires/drafts/version-comparison.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { contentQuery } from './api.ts'
import { PartRow, QuestionRow } from './change-rows.tsx'
import { draftOfContent } from './content.ts'
import { detailChanges } from './detail-changes.ts'
import { LoadError } from './from-content.tsx'

type ComparisonProps = { quizId: string; before: number; after: number }

/** What was added, taken out, moved and written anew between two versions. */
export function Comparison({ quizId, before, after }: ComparisonProps) {
  const former = useQuery(contentQuery(quizId, before))
  const latter = useQuery(contentQuery(quizId, after))
  const failed = [former, latter].find(({ isError }) => isError)
  if (failed?.error)
    return <LoadError error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
  if (!former.data || !latter.data)
    return (
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    )
  return <Compared before={former.data} after={latter.data} />
}

function Compared(versions: { before: ContentOnWire; after: ContentOnWire }) {
  const { number: numberBefore } = versions.before
  const { number: numberAfter } = versions.after
  const [before, after] = useMemo(
    () => [draftOfContent(versions.before), draftOfContent(versions.after)],
    [versions.before, versions.after],
  )
  if (before === null || after === null)
    return <ErrorPanel title={t('versions.olderPage')}>{t('versions.olderPageHint')}</ErrorPanel>
  const { questions, parts } = compareVersions(before.items, after.items)
  // Two may say the same, and none of them changes.
  const keyed = parts.map((change, key) => ({ ...change, key }))
  const details = detailChanges(before.details, after.details)
  const shown = questions.filter(({ kind }) => kind !== 'same')
  const countOf = (kind: string) => questions.filter((change) => change.kind === kind).length
  const summary = [
    ...(countOf('added') > 0 ? [t('versions.summaryAdded', { count: countOf('added') })] : []),
    ...(countOf('removed') > 0 ? [t('versions.summaryRemoved', { count: countOf('removed') })] : []),
    ...(countOf('changed') > 0 ? [t('versions.summaryChanged', { count: countOf('changed') })] : []),
    ...(countOf('moved') > 0 ? [t('versions.summaryMoved', { count: countOf('moved') })] : []),
    ...(countOf('same') > 0 ? [t('versions.summarySame', { count: countOf('same') })] : []),
  ]
  const isSame = shown.length + parts.length + details.length === 0
  const usual = { before: rulesOf(before.details), after: rulesOf(after.details) }
  return (
    <div className="grid grid-cols-1 gap-5">
      {isSame ? (
        <p>{t('versions.sameContent')}</p>
      ) : (
        <ul className="tabular flex flex-wrap gap-x-5 gap-y-1">
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {details.length > 0 && <DetailRows changes={details} numbers={[numberBefore, numberAfter]} />}
      {shown.map((change) => (
        <QuestionRow
          key={`${change.kind} ${'before' in change ? change.before : ''} ${'after' in change ? change.after : ''}`}
          change={change}
          usual={usual}
        />
      ))}
      {keyed.map(({ key, kind, part }) => (
        <PartRow key={key} kind={kind} part={part} />
      ))}
    </div>
  )
}

type DetailRowsProps = { changes: ReturnType<typeof detailChanges>; numbers: readonly [number, number] }

function DetailRows({ changes, numbers: [before, after] }: DetailRowsProps) {
  return (
    <Card>
      <h2 className="text-lg">{t('versions.details')}</h2>
      <dl className="mt-3 grid grid-cols-1 gap-4">
        {changes.map(({ name, was, is }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="wrap-anywhere">
              <span className="text-sm text-ink-soft">{t('versions.inVersion', { number: before })}: </span>
              {was}
            </dd>
            <dd className="wrap-anywhere">
              <span className="text-sm text-ink-soft">{t('versions.inVersion', { number: after })}: </span>
              {is}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
