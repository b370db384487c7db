import { useState } from 'react'
import { onOneLine } from '#domain/text/isolated.ts'
import { formatDateTime, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/teachers/erasure.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { ErasureRequest } from './api.ts'
import { EraseButton } from './erase-button.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { useErasing } from './use-erasing.ts'

type RequestListProps = { quizId: string; requests: readonly ErasureRequest[]; found: number }

/** Students who wait for an answer. */
export function RequestList({ quizId, requests, found }: RequestListProps) {
  return (
    <section aria-labelledby="requests">
      <h2 id="requests" className="text-lg">
        {t('erasure.requests')}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">
        {t(found === 0 ? 'erasure.requestsNone' : 'erasure.requestsText')}{' '}
        {found > requests.length && t('erasure.requestsFirst', { shown: formatNumber(requests.length), count: found })}
      </p>
      {found > 0 && (
        <Card flush>
          <ul>
            {requests.map((request) => (
              <Row key={request.id} quizId={quizId} request={request} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function Row({ quizId, request }: { quizId: string; request: ErasureRequest }) {
  const { id, name, facts, askedAt, isRunning } = request
  const [isRefusing, setRefusing] = useState(false)
  const { refuse } = useErasing(quizId)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line p-3 first:border-t-0 sm:p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {isRunning && <Badge>{t('erasure.running')}</Badge>}
        </p>
        {facts.length > 0 && <p className="tabular text-sm text-ink-soft wrap-anywhere">{onOneLine(facts)}</p>}
        <p className="text-sm text-ink-soft">{t('erasure.asked', { when: formatDateTime(askedAt) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={t('erasure.refuseOf', { name })} onClick={() => setRefusing(true)}>
          {t('erasure.refuse')}
        </Button>
        <EraseButton quizId={quizId} student={{ id, name }} mayBeRunning={isRunning} />
      </div>
      {isRefusing && (
        <RefuseDialog name={name} onRefuse={(reason) => refuse(id, reason)} onClose={() => setRefusing(false)} />
      )}
    </li>
  )
}
