import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FiguresOnWire } from '#contract/results/live.ts'
import { type Following, followFigures } from '../../live/follow-figures.ts'
import { spacedReading } from '../../live/spaced-reading.ts'
import { newerOf, pollResultsQuery, presentationQuery, retold } from './api.ts'

/** Shows the votes that were told, as its screens are to show them. Whether nothing has to be asked for them. */
const showTold = (client: QueryClient, id: string, figures: FiguresOnWire): boolean => {
  const presentation = figures.poll?.presentation
  if (presentation) client.setQueryData(presentationQuery(id).queryKey, (known) => newerOf(known, presentation))
  const { queryKey } = pollResultsQuery(id)
  const told = retold(client.getQueryData(queryKey), figures)
  if (told === null) return false
  // What is on its way was asked for before.
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, told)
  return true
}

/**
 * All that a page shows of a poll: the votes and the presentation as they are told, the rest read again after news. `isOld`:
 * something of it may be otherwise by now.
 */
export const useFollowedPoll = (id: string): { isOld: boolean } => {
  const client = useQueryClient()
  const [following, setFollowing] = useState<Following>('streaming')
  const [isFailing, setFailing] = useState(false)

  useEffect(() => {
    if (id === '') return
    const { queryKey } = pollResultsQuery(id)
    let hasVotes = false
    const isAsked = (query: { queryKey: readonly unknown[] }) => {
      if (query.queryKey.length === queryKey.length) return !hasVotes
      return query.queryKey[queryKey.length] !== presentationQuery(id).queryKey[queryKey.length]
    }
    const read = async () => {
      await client.refetchQueries({ queryKey, predicate: isAsked })
      const asked = client.getQueryCache().findAll({ queryKey, predicate: isAsked })
      return asked.every(({ state }) => state.status !== 'error')
    }
    const { onNews, stop } = spacedReading(read, setFailing)
    const onFigures = (figures: FiguresOnWire) => {
      hasVotes = showTold(client, id, figures)
      onNews()
    }
    const leave = followFigures(id, { onFigures, onFollowing: setFollowing })
    return () => {
      stop()
      leave()
    }
  }, [id, client])

  return { isOld: following === 'waiting' || isFailing }
}

/** A poll's results, as they move. */
export const usePollResults = (id: string) => {
  const results = useQuery(pollResultsQuery(id))
  return { results, ...useFollowedPoll(id) }
}
