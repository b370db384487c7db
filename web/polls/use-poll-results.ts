import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Following, followFigures } from '../live/follow-figures.ts'
import { pollResultsQuery } from './api.ts'

/** A poll's results, read again soon after every vote; one reading at a time, however many votes come. */
export const usePollResults = (id: string) => {
  const client = useQueryClient()
  const results = useQuery(pollResultsQuery(id))
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
        await client.refetchQueries(pollResultsQuery(id))
      }
      isReading = false
    }
    const leave = followFigures(id, { onFigures: () => void read(), onFollowing: setFollowing })
    return () => {
      isOver = true
      leave()
    }
  }, [id, client])

  return { results, isOld: following === 'waiting' }
}
