import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { readPracticeRuns } from '#contract/results/analytics.ts'
import { orThrow } from '../../calls/reply.ts'
import { t } from '../../i18n/teachers/results.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { PrivacyLink } from '../../personal-data/requests-notice.tsx'
import { RunningToCome } from '../../runs/invigilation/running-to-come.tsx'
import { LateNotice } from '../../runs/late/late-notice.tsx'
import { Card } from '../../ui/card.tsx'

const Running = lazy(async () => ({ default: (await import('../../runs/invigilation/running.tsx')).Running }))

/** The first part of its key is the results': what reads those anew reads it too. */
const runsQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['results', quizId, 'practice-runs'],
    queryFn: () => orThrow(callAsTeacher(readPracticeRuns, { params: { id: quizId } })),
  })

/** What stands in the place of results of a practice paper: who takes it can be helped as in any other. */
export function PracticeRuns({ quizId }: { quizId: string }) {
  const { data } = useQuery(runsQuery(quizId))
  return (
    <>
      {data && (
        <Suspense fallback={<RunningToCome count={data.in_progress} />}>
          <Running quizId={quizId} expected={data.in_progress} />
        </Suspense>
      )}
      {data && <LateNotice quizId={quizId} waiting={data.late_waiting} hasLate={data.late > 0} />}
      <Card>
        <h2 className="text-lg">{t('results.practice')}</h2>
        <p className="mt-1 max-w-prose">{t('results.practiceMeans')}</p>
        <p role="status" className="tabular mt-4 min-h-8 text-xl font-semibold">
          {data && t('results.practiceRuns', { count: data.runs })}
        </p>
      </Card>
      <PrivacyLink quizId={quizId} />
    </>
  )
}
