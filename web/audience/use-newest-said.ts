import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SECOND } from '#domain/time/time-limit.ts'
import { newestSaidQuery, pollResultsQuery } from '../questionnaires/polls/api.ts'

/** Not with every change, for it takes longer than the figures. */
const READ_EVERY_MS = SECOND

/** What the newest votes say, read again after they have changed; while nobody votes nothing is asked for. */
export const useNewestSaid = (pollId: string) => {
  const { data: said, refetch } = useQuery(newestSaidQuery(pollId))
  const { dataUpdatedAt: changedAt } = useQuery({ ...pollResultsQuery(pollId), enabled: false })
  const askedAt = said?.askedAt

  useEffect(() => {
    // What has changed while it was read may not be in it.
    if (askedAt === undefined || changedAt < askedAt) return
    const timer = setTimeout(refetch, Math.max(0, askedAt + READ_EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [changedAt, askedAt, refetch])

  return said?.rows ?? []
}
