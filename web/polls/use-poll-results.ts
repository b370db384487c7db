import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Following, followFigures } from '../live/follow-figures.ts'
import { pollResultsQuery } from './api.ts'

/** All that a page shows of a poll, read again soon after every change; one reading at a time, however many come. */
export const useFollowedPoll = (id: string): { isOld: boolean } => {
  const client = useQueryClient()
  const [following, setFollowing] = useState<Following>('streaming')

  useEffect(() => {
    if (id === '') return
    let isReading = false
    let isStale = false
    let isOver = false
    const read = async () => {
      isStale = true
      if (isReading) return
      isReading = true
      while (isStale && !isOver) {
        isStale = false
        await client.refetchQueries({ queryKey: pollResultsQuery(id).queryKey })
      }
      isReading = false
    }
    const leave = followFigures(id, { onFigures: () => void read(), onFollowing: setFollowing })
    return () => {
      isOver = true
      leave()
    }
  }, [id, client])

  return { isOld: following === 'waiting' }
}

/** A poll's results, as they move. */
export const usePollResults = (id: string) => {
  const results = useQuery(pollResultsQuery(id))
  return { results, ...useFollowedPoll(id) }
}
